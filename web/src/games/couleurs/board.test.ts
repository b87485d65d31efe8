import { describe, expect, test } from "vitest";
import { Atlas, FLAG } from "./atlas";
import { fit, frameAll, nearest, pan, show, zoom } from "./camera";
import { inkOn } from "./colour";
import type { Told } from "../../net/wire";
import { lastChain, latestTurns, padRows } from "./log";
import type { Chart, EventView } from "./types";
import { breakable, broken } from "./words";

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

  test("lies within its edges, small states drawn smaller", () => {
    for (const { x, y } of atlas.nations) {
      expect(x - FLAG.width / 2).toBeGreaterThan(0);
      expect(y + FLAG.height / 2).toBeLessThan(atlas.height);
    }
    expect(nation("monaco").size).toBeLessThan(nation("france").size);
  });

  test("the world's back is left on one side and entered on the other", () => {
    expect(atlas.lines[1]?.path).toMatch(/H0M.*H\d+$/);
  });
});

describe("the camera", () => {
  const [world, frame] = [
    { width: 1000, height: 500 },
    { width: 500, height: 500 },
  ];
  const whole = fit(world, frame);

  test("begins with everything, in the middle", () => expect(whole).toEqual({ scale: 0.5, x: 0, y: 125 }));

  test("keeps the point under the pointer", () => {
    const at = { x: 100, y: 250 };
    const near = zoom(whole, 4, at, world, frame);
    const there = (camera: typeof whole) => [(at.x - camera.x) / camera.scale, (at.y - camera.y) / camera.scale];
    expect(there(near)).toEqual(there(whole));
  });

  test("shows no emptiness and goes neither too far nor too near", () => {
    expect(zoom(whole, 0.1, { x: 0, y: 0 }, world, frame)).toEqual(whole);
    expect(zoom(whole, 1000, { x: 0, y: 0 }, world, frame).scale).toBe(3);
    const near = zoom(whole, 2, { x: 0, y: 0 }, world, frame);
    expect(pan(near, 900, 900, world, frame)).toEqual({ scale: 1, x: 0, y: 0 });
    expect(pan(near, -9000, 0, world, frame).x).toBe(-500);
  });

  test("follows to what is out of sight", () => {
    const near = zoom(whole, 2, { x: 0, y: 0 }, world, frame);
    const there = show(near, { x: 900, y: 250 }, world, frame);
    expect(900 + there.x).toBeLessThanOrEqual(500 - 70);
    expect(show(near, { x: 250, y: 250 }, world, frame)).toEqual(near);
  });

  test("frames what it is given", () => {
    const points = [nation("france"), nation("japon")];
    const camera = frameAll(points, atlas, { width: 800, height: 500 });
    for (const { x, y } of points) {
      expect(x * camera.scale + camera.x).toBeGreaterThan(0);
      expect(y * camera.scale + camera.y).toBeLessThan(500);
    }
    expect(frameAll([], atlas, frame)).toEqual(fit(atlas, frame));
  });
});

test("the arrow keys walk from flag to flag, and reach every one", () => {
  expect(nearest(nation("islande"), [0, 1], atlas.nations)).toBe(nation("france"));
  expect(nearest(nation("islande"), [-1, 0], atlas.nations)).toBeUndefined();
  const reached = new Set([nation("laos")]);
  for (const from of reached)
    for (const way of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const to = nearest(from, way, atlas.nations);
      if (to) reached.add(to);
    }
  expect(atlas.nations.filter((nation) => !reached.has(nation)).map(({ id }) => id)).toEqual([]);
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

  test("knows the latest chain", () => {
    expect(lastChain(log)).toEqual({ seat: 0, chain: ["irak", "iran"] });
    expect(lastChain([])).toBeUndefined();
  });

  test("gives the latest turns with what they completed", () => {
    expect(latestTurns(log, 2).map(({ lines }) => lines.map(({ step }) => step))).toEqual([[2, 2], [5]]);
    expect(latestTurns(log, 1)).toHaveLength(1);
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
});
