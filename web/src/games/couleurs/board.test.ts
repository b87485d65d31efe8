import { describe, expect, test } from "vitest";
import { Atlas } from "./atlas";
import { inkOn } from "./colour";
import type { Told } from "../../net/wire";
import { lastChain, padRows } from "./log";
import { pride } from "./pride";
import type { Chart, EventView } from "./types";
import { breakable, broken, onCard } from "./words";

/** Two areas, a small state beside its neighbour, an island, and a line round the back of the world. */
const board: Chart = {
  grid: [6, 3],
  clauses: { begin: "CM-15", refusals: "CM-44" },
  stock: [2.5, 1],
  note: ["", ""],
  areas: ["west", "east"].map((id) => ({ id, names: [id, id], border: "#1f5fa8", letter: id[0]!, bonus: 0 })),
  nations: (
    [
      ["laos", 1, [5, 0]],
      ["france", 0, [1, 1]],
      ["monaco", 0, [1.45, 1.5]],
      ["islande", 0, [0, 0]],
      ["japon", 1, [4, 1]],
    ] as const
  ).map(([id, area, at]) => {
    return {
      id,
      names: [id, id],
      area,
      value: 2,
      island: id === "islande",
      at: [...at] as [number, number],
      small: id === "monaco",
    };
  }),
  lines: [
    { ends: [1, 2], kind: "solid-pink", stub: false },
    { ends: [1, 4], kind: "solid-pink", stub: true },
  ],
};
const atlas = new Atlas(board);
const nation = (id: string) => atlas.find(id)!;

describe("the board", () => {
  test("joins both ways", () => {
    expect(atlas.joined(nation("monaco"))).toEqual([nation("france")]);
    expect(atlas.joined(nation("france"))).toEqual([nation("monaco"), nation("japon")]);
    expect(atlas.joined(nation("islande"))).toEqual([]);
  });

  test("sorts cards by area", () => {
    const groups = atlas.byArea(["laos", "france", "islande"]);
    expect(groups.map(({ area, nations }) => [area.id, nations.map(({ id }) => id)])).toEqual([
      ["west", ["france", "islande"]],
      ["east", ["laos"]],
    ]);
  });

  test("a nation without a capital stands among its neighbours, or near those of its grid", () => {
    const places = (capitals: Record<string, [number, number]>) =>
      new Atlas({
        ...board,
        nations: board.nations.map((nation) => ({ ...nation, capital: capitals[nation.id] })),
      });
    const some = places({ laos: [102, 18], france: [2, 49], japon: [140, 36] });
    expect(some.earthly).toBe(true);
    expect(some.find("monaco")?.place).toEqual([3, 48]);
    expect(some.find("islande")?.place[0]).toBeLessThan(100);
    expect(places({ france: [2, 49] }).earthly).toBe(false);
  });
});

test("letters stand out from their area", () => {
  expect(inkOn("#1F5FA8")).toBe("white");
  expect(inkOn("#D9B800")).toBe("black");
});

describe("the log", () => {
  const told = (step: number, event: EventView | null): Told<EventView> => ({ step, text: { id: "x" }, event });
  const laid = (nation: string) => ({ nation, value: 1, times: 1 });
  const log = [
    told(1, { kind: "dealt", seat: 0, count: 9 }),
    told(2, { kind: "played", seat: 0, chain: [laid("irak"), laid("iran")], points: 7 }),
    told(2, { kind: "area_completed", seat: 0, area: "asie", points: 5 }),
    told(3, { kind: "drew", seat: 0, count: 1 }),
    told(4, null),
    told(5, { kind: "unable", seat: 1, cost: -3 }),
  ];

  test("knows the latest chain, and the longest of a seat", () => {
    expect(lastChain(log)).toEqual({ seat: 0, ids: ["irak", "iran"] });
    expect(lastChain([])).toBeUndefined();
    const more = [...log, told(6, { kind: "played", seat: 1, chain: [laid("laos"), laid("inde")], points: 9 })];
    const proud = (count: number, points: number) => ({
      id: "couleurs-web-pride",
      args: [
        ["count", { number: count }],
        ["points", { number: points }],
      ],
    });
    expect(pride(more, 1)).toEqual(proud(2, 9));
    const dearer = [...more, told(7, { kind: "played", seat: 1, chain: [laid("mali")], points: 90 })];
    expect(pride(dearer, 1)).toEqual(proud(2, 9));
    expect(pride([...dearer, { ...told(8, null), back: 5 }], 1)).toBeUndefined();
    expect(pride([], 0)).toBeUndefined();
  });
});

test("the pad has a row a round, from the first player on", () => {
  const pad = [2, 0, 1, 2].map((seat, points) => ({ seat, points }));
  expect(padRows(pad, 3)).toEqual([
    [1, 2, 0],
    [undefined, undefined, 3],
  ]);
  expect(padRows([], 3)).toEqual([]);
});

test("long names are broken where they can be read", () => {
  expect(broken("République Dominicaine")).toEqual(["République", "Dominicaine"]);
  expect(broken("Grande-Bretagne")).toEqual(["Grande-", "Bretagne"]);
  expect(broken("Mali")).toEqual(["Mali"]);
  expect(breakable("Tchécoslovaquie")).toBe("Tché\u00adcoslo\u00adva\u00adquie");
  expect(breakable("Congo (Léopoldville)").replaceAll("\u00ad", "")).toBe("Congo (Léopoldville)");
  expect(breakable("Danemark")).toBe("Danemark");
  expect(onCard("République Centrafricaine")).toEqual(["République", "Centrafri-", "caine"]);
  expect(onCard("Viêt-Nam du Nord")).toEqual(["Viêt-Nam", "du Nord"]);
  expect(onCard("Mali")).toEqual(["Mali"]);
});
