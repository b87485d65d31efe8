import { expect, test } from "vitest";
import { ago, clockTime, countdown } from "./time";

test("how long ago, in both languages", () => {
  const now = 1_800_000_000_000;
  expect(ago(now - 3 * 3_600_000, "en", now)).toBe("3 hours ago");
  expect(ago(now - 86_400_000, "fr", now)).toBe("hier");
  expect(ago(now - 5 * 60_000 - 30_000, "fr", now)).toBe("il y a 5 minutes");
  expect(ago(now - 2000, "en", now)).toBe("this minute");
});

test("the time of day, as the reader writes it", () => {
  const afternoon = new Date(2026, 10, 17, 14, 5).getTime();
  expect(clockTime(afternoon, "fr", ["en-US"])).toBe("14:05");
  expect(clockTime(afternoon, "en", ["fr", "en-GB"])).toBe("14:05");
  expect(clockTime(afternoon, "en", ["en-US"])).toMatch(/^02:05\sPM$/);
});

test("what is left of a clock", () => {
  expect(countdown(3_909_000)).toBe("1:05:09");
  expect(countdown(246_100)).toBe("4:07");
  expect(countdown(-5)).toBe("0:00");
});
