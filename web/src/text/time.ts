import type { Lang } from "./bundle";

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "3 hours ago". */
export function ago(at: number, lang: Lang, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const past = at - now;
  for (const [unit, size] of steps) if (-past >= size) return format.format(Math.ceil(past / size), unit);
  return format.format(0, "minute");
}

/** "14:05" in French, and in English as the reader's country writes it. */
export function clockTime(at: number, lang: Lang, languages: readonly string[] = navigator.languages): string {
  const english = languages.find((language) => language.startsWith("en")) ?? lang;
  return new Intl.DateTimeFormat(lang === "fr" ? "fr-FR" : english, { hour: "2-digit", minute: "2-digit" }).format(at);
}

/** "1:05:09", "4:07": what is left of a clock. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
