import { expect, test } from "vitest";
import { shelfMessages, withoutComments } from "./base-texts";

const SOURCE = `# The box.
trails-title = Nine Trails
trails-blurb = A race
    of eighteen pawns.
trails-blurb-long = Not this one.
other-title = Nor this.
`;

test("of a game the shelf keeps title and blurb, with their broken lines", () => {
  expect(shelfMessages(SOURCE, "trails")).toEqual([
    "trails-title = Nine Trails",
    "trails-blurb = A race\n    of eighteen pawns.",
  ]);
});

test("comments do not travel", () => {
  expect(withoutComments(SOURCE)).not.toContain("#");
  expect(withoutComments(SOURCE)).toContain("    of eighteen pawns.");
});
