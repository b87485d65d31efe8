import { expect, test } from "vitest";
import type { Said, TreatyInfo, TurnName } from "../net/wire";
import { mentions, names } from "./places";

const year = (number: number): TurnName => ({ number, name: { id: `year-${number}` } });
const said = (text: string, turn: number): Said => ({
  room: "public",
  seat: "fr",
  name: "Ben",
  text,
  at: 0,
  turn: year(turn),
});
const card = (number: number, terms: string, fate: TreatyInfo["fate"], made: number): TreatyInfo =>
  ({ number, terms, fate, made: year(made).name }) as TreatyInfo;

test("a place is named by whole words, whatever their accents and capitals", () => {
  expect(names("laissez-moi l'EGYPTE !", "Égypte")).toBe(true);
  expect(names("le lac Tchad, alors", "Lac Tchad")).toBe(true);
  expect(names("the Nigerian coast", "Niger")).toBe(false);
});

test("a place shows what was said and signed about it in this turn, and what still holds", () => {
  const place = { id: "egypte", name: "Égypte" };
  const talk = [said("Égypte ?", 1), said("l’Égypte est à moi", 2), said("et Dakar ?", 2)];
  const treaties = [
    card(1, "with de : fr leave egypte", "kept", 1),
    card(2, "with de : fr leave egypte standing", "agreed", 1),
    card(3, "with de : fr leave egypte", "declined", 2),
    card(4, "with de : fr leave dakar", "offered", 2),
  ];
  const found = mentions(place, { talk, treaties, now: year(2) });
  expect(found.said.map(({ text }) => text)).toEqual(["l’Égypte est à moi"]);
  expect(found.cards.map(({ number }) => number)).toEqual([2, 3]);
});
