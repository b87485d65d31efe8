import { describe, expect, test } from "vitest";
import { read } from "./view";

describe("the view as it is sent", () => {
  const side = { pawns: "a2:7 i10:1", start: "a2", camp: "g3 h3", gates: "f1", on_gates: 0, home: 0 };

  test("cells come in one line, with their numbers", () => {
    const { sides } = read({ sides: [side, side], choices: { variant: "numbered_pawns" } });
    expect(sides[0].pawns).toEqual([
      { cell: "a2", number: 7 },
      { cell: "i10", number: 1 },
    ]);
    expect(sides[1].camp).toEqual([{ cell: "g3" }, { cell: "h3" }]);
  });

  test("limits that are not sent are off", () => {
    const { choices } = read({ sides: [side, side], choices: { variant: "none", gate_cap: 3 } });
    expect(choices).toMatchObject({ gate_cap: 3, repetition_draw: 0, no_progress_draw: 0 });
  });
});
