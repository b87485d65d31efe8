import { expect, test } from "vitest";
import { ago, countdown } from "./time";

test("how long ago, in both languages", () => {
  const now = 1_800_000_000_000;
  expect(ago(now - 3 * 3_600_000, "en", now)).toBe("3 hours ago");
  expect(ago(now - 86_400_000, "fr", now)).toBe("hier");
  expect(ago(now - 5 * 60_000 - 30_000, "fr", now)).toBe("il y a 5 minutes");
  expect(ago(now - 2000, "en", now)).toBe("this minute");
});

test("what is left of a clock", () => {
  expect(countdown(3_909_000)).toBe("1:05:09");
  expect(countdown(246_100)).toBe("4:07");
  expect(countdown(-5)).toBe("0:00");
});
