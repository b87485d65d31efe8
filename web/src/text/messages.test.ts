import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const sources = Object.values(
  import.meta.glob<string>(["/src/**/*.svelte", "/src/**/*.ts", "!/src/**/*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).join("\n");
const files = import.meta.glob<string>("../../../locales/*/{web,about,*-web}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Ids of messages in the files of the pages, by language. */
function ids(lang: string): string[] {
  return Object.entries(files)
    .filter(([path]) => path.includes(`/${lang}/`))
    .flatMap(([, source]) => new FluentResource(source).body.map((message) => message.id))
    .sort();
}

const written = new Set(ids("fr"));
const literals = new Set(sources.match(/(?<=["`])(?:web|about|[a-z-]+-web)-[a-z0-9_-]*[a-z0-9](?=["`])/g));
/** Beginnings of ids that are put together, such as `web-link-${link}`. */
const beginnings = [...new Set(sources.match(/(?<=`)(?:web|about|[a-z-]+-web)-[a-z0-9-]*(?=\$\{)/g))];

describe("the messages of the pages", () => {
  test("are the same in both languages", () => {
    expect(ids("en")).toEqual(ids("fr"));
    expect(written.size).toBeGreaterThan(100);
  });

  test("are written if a page says them", () => {
    expect([...literals].filter((id) => !written.has(id))).toEqual([]);
    const silent = (start: string) => ![...written].some((id) => id.startsWith(start));
    expect(beginnings.filter(silent)).toEqual([]);
  });

  test("are said by some page if they are written", () => {
    const unsaid = [...written].filter((id) => !literals.has(id) && !beginnings.some((start) => id.startsWith(start)));
    expect(unsaid).toEqual([]);
  });
});
