import { expect, test } from "vitest";
import { emphasis, speaksOf } from "./rules";

test("emphasis is cut out of a text", () => {
  expect(emphasis("Nobody **ever** jumps *a* pawn.")).toEqual([
    { text: "Nobody ", strong: false },
    { text: "ever", strong: true },
    { text: " jumps ", strong: false },
    { text: "a", strong: true },
    { text: " pawn.", strong: false },
  ]);
  expect(emphasis("2 * 3")).toEqual([{ text: "2 * 3", strong: false }]);
});

test("a search minds neither accents nor case, and wants every word", () => {
  const clause = { id: "NP-09", text: "Un tel pion peut donc quitter le camp ; c’est permis même à l’École." };
  expect(speaksOf(clause, "ecole PION")).toBe(true);
  expect(speaksOf(clause, "np-09")).toBe(true);
  expect(speaksOf(clause, "pion cavalier")).toBe(false);
  expect(speaksOf(clause, "")).toBe(true);
});
