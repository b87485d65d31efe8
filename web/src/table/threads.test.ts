import { describe, expect, test } from "vitest";
import type { Desk, Said, TableInfo, TreatyInfo } from "../net/wire";
import { between, entries, keyOf, markOf, since, unread } from "./threads";

const seats = ["gb", "fr", "de"].map((id) => ({ id }));
const table = { seats } as TableInfo;
const said = (room: Said["room"], text: string, at: number, seat: string | null = "fr", step = at): Said => ({
  room,
  seat,
  name: "Ben",
  text,
  at,
  step,
});
const card = (number: number, from: string, partners: string[], offered_at: number): TreatyInfo =>
  ({ number, from, partners, offered_at }) as TreatyInfo;
const desk: Desk = { read: {}, unsent: {}, muted: [], notes: [] };

describe("threads", () => {
  test("the same people make the same thread, whoever spoke first", () => {
    expect(between(table, ["fr", "gb"])).toBe("gb+fr");
    expect(keyOf(["gb", "fr"])).toBe("gb+fr");
    expect(keyOf("public")).toBe("public");
  });

  test("words and treaties of a thread stand in the order in which they came", () => {
    const talk = [
      said(["gb", "fr"], "first", 1, "fr", 3),
      said("public", "aloud", 2),
      said(["gb", "fr"], "last", 3, "gb", 5),
    ];
    const cards = [card(1, "fr", ["gb"], 4), card(2, "gb", ["fr", "de"], 4), card(3, "gb", ["fr"], 6)];
    const told = entries(table, "gb+fr", talk, cards).map(({ said, card }) => said?.text ?? card!.number);
    expect(told).toEqual(["first", 1, "last", 3]);
  });

  test("what was read stays read, also of what was said at the same moment", () => {
    const talk = [said("public", "a", 1), said("public", "b", 1)];
    const mark = markOf(talk);
    expect(since([...talk, said("public", "c", 1), said("public", "d", 2)], mark).map(({ text }) => text)).toEqual([
      "c",
      "d",
    ]);
  });

  test("one's own words and those of whom one does not hear are no news", () => {
    const talk = [said("public", "a", 1, "fr"), said("public", "b", 2, "gb"), said("public", "c", 3, "de")];
    expect(unread(talk, "public", { ...desk, muted: ["de"] }, ["gb"]).map(({ text }) => text)).toEqual(["a"]);
    expect(unread(talk, "gb+fr", desk, ["gb"])).toEqual([]);
  });
});
