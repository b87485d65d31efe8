import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { africaMap, BOARD, MAP } from "./africa-map.mjs";

test("the map of Africa is drawn from the board as it is; else run node build/africa-map.mjs", () => {
  const drawn = africaMap(readFileSync(BOARD, "utf8"));
  expect(drawn).toEqual(JSON.parse(readFileSync(MAP, "utf8")));
  expect(drawn.territories).toHaveLength(32);
  expect(drawn.links).toEqual([
    ["lac_nyassa", "madagascar"],
    ["madagascar", "zanzibar"],
  ]);
});
