import { expect, test } from "vitest";
import { speaksOf } from "./rules";

test("a search minds neither accents nor case, and wants every word", () => {
  const clause = { id: "NP-09", text: "Un tel pion peut donc quitter le camp ; c’est permis même à l’École." };
  expect(speaksOf(clause, "ecole PION")).toBe(true);
  expect(speaksOf(clause, "np-09")).toBe(true);
  expect(speaksOf(clause, "pion cavalier")).toBe(false);
  expect(speaksOf(clause, "")).toBe(true);
});
