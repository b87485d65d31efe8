import { expect, test } from "vitest";
import { changed } from "./changed";

const marked = (before: string, now: string) => {
  const words = now.split(" ");
  const marks = changed(before.split(" "), words);
  return words.filter((_, at) => marks[at]).join(" ");
};

test("only words that are new are marked", () => {
  expect(marked("fr leaves Egypt this turn", "fr leaves Egypt this turn")).toBe("");
  expect(marked("fr leaves Egypt this turn", "fr leaves Khartoum this turn")).toBe("Khartoum");
  expect(marked("fr leaves Egypt", "if de leaves Egypt fr leaves Egypt")).toBe("if de leaves Egypt");
  expect(marked("", "all new")).toBe("all new");
});
