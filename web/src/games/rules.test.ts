import { expect, test } from "vitest";

const sources = Object.entries(
  import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../**/{types,wire}.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

/** What would be a rule of a game in a page, or its notation. */
const strays: readonly [what: string, look: RegExp][] = [
  ["a clause", /\b(?:AF|CM|EU|KI|NP|RU)-\d+/],
  ["an option's value", /\boptions\.(?!length)\w+ *(?:[!=]==|\?)|\bchoices\.\w+ *[!=]==/],
  ["an answer in words", /\battempt\(\s*["`]|\baction: *`/],
  ["a turn that the page counts", /\bview\.turn *[<>]=? *\d/],
];

test.each(strays)("no page knows %s", (_, look) => {
  const found = sources.flatMap(([path, source]) =>
    source.split("\n").flatMap((line) => (look.test(line) ? [`${path}: ${line.trim()}`] : [])),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
