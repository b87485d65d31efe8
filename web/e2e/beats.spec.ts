import { beats as kilimandjaro } from "../src/games/kilimandjaro/beats";
import { beats as trails } from "../src/games/neuf-pistes/beats";
import type { Beats } from "../src/table/scene";
import { nominal } from "./nominal";
import { frames, recordsOf } from "./records";
import { expect, test } from "./test";

/** How each game shows what happened; what the charts say is the same in all records. */
const games: Record<string, Beats> = {
  "neuf-pistes": trails as unknown as Beats,
  kilimandjaro: kilimandjaro as unknown as Beats,
};

for (const [game, beats] of Object.entries(games)) {
  for (const record of recordsOf(game)) {
    test(`${game}/${record}: what is shown ends where the table stands, and nothing that was told is forgotten`, async () => {
      let shown = 0;
      for await (const { line, before, told, after } of frames<unknown, unknown>(game, record)) {
        const scene = beats(before, told, after, null);
        const end = scene.reduce((view, { apply }) => apply?.(view) ?? view, before);
        if (scene.length > 0) expect(end, line).toEqual(after);
        const lines = scene.flatMap((beat) => beat.lines);
        if (scene.length > 0) expect(lines, line).toEqual(told.map((_, at) => at));
        for (const { ms } of scene) expect(ms, line).toBeGreaterThan(0);
        // Nobody's time runs before it has been seen; in a duel it does at once.
        if (game !== "neuf-pistes")
          expect(
            scene.reduce((sum, { ms }) => sum + ms, 0),
            line,
          ).toBeLessThanOrEqual(nominal(game, told));
        shown += scene.length;
      }
      expect(shown).toBeGreaterThan(0);
    });
  }
}
