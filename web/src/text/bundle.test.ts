import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Text } from "../net/wire";
import { Book, type Lang } from "./bundle";

function book(lang: Lang): Book {
  const fresh = new Book(lang);
  for (const file of ["common", "forms", "africa"]) {
    fresh.add(readFileSync(`../locales/${lang}/${file}.ftl`, "utf8"));
  }
  fresh.add("moved = { $who } : { $what }\ncount = { $n ->\n    [one] un\n   *[other] { $n }\n}\n");
  return fresh;
}

describe("a sentence from the wire", () => {
  test("says every kind of argument", () => {
    const said = book("fr").say(
      {
        id: "moved",
        args: [
          ["who", { seat: 1 }],
          ["what", { list: [{ word: "a2-a7" }, { name: "lang-name" }, { number: 3 }] }],
        ],
      },
      ["Anna", "Ben"],
    );
    expect(said).toBe("Ben : a2-a7, français et 3");
  });

  test("may hold another sentence", () => {
    const inner = { id: "count", args: [["n", { number: 1 }]] as [string, { number: number }][] };
    expect(
      book("fr").say(
        {
          id: "moved",
          args: [
            ["who", { word: "x" }],
            ["what", { text: inner }],
          ],
        },
        [],
      ),
    ).toBe("x : un");
  });

  test("numbers follow the plural rules of the language", () => {
    expect(book("fr").say({ id: "count", args: [["n", { number: 0 }]] }, [])).toBe("un");
    expect(book("en").say({ id: "count", args: [["n", { number: 0 }]] }, [])).toBe("0");
  });

  test("shows its id if nobody wrote it", () => {
    expect(book("en").say({ id: "no-such-message" }, [])).toBe("no-such-message");
  });
});

describe("a name in a sentence", () => {
  const landed = (seat: string, at: string) => book("fr").format("africa-event-landed", { seat, at });

  test("has its article, its gender and its number", () => {
    expect(landed("Pays-Bas", "Le Cap")).toBe("Les Pays-Bas débarquent au Cap.");
    expect(landed("France", "Angola")).toBe("La France débarque en Angola.");
    expect(landed("Anna", "Djibouti")).toBe("Anna débarque à Djibouti.");
    const disputed = { at: "Abyssinie", present: ["France", "Pays-Bas"] };
    expect(book("fr").format("africa-event-disputed", disputed)).toBe(
      "L’Abyssinie est entièrement développée, mais la guerre divise encore la France et les Pays-Bas\u00a0: pas de colonie.",
    );
    expect(book("en").format("africa-treaty-war", { doers: ["France", "Italy"], on: "Netherlands" })).toBe(
      "France and Italy declare war on the Netherlands",
    );
  });

  test("that somebody typed is elided by its first letter", () => {
    const read = (seat: string) => book("fr").format("africa-event-sheet-read", { seat, orders: 2 });
    expect(read("Anna")).toBe("On lit la fiche d’Anna\u00a0: 2 ordres.");
    expect(read("Ben")).toBe("On lit la fiche de Ben\u00a0: 2 ordres.");
  });

  test("may come over the wire", () => {
    const text: Text = {
      id: "africa-event-declared-both",
      args: [
        ["seat", { seat: 1 }],
        ["war", { list: [{ seat: 0 }, { name: "africa-seat-it" }] }],
        ["alliance", { list: [{ word: "Anna" }] }],
      ],
    };
    expect(book("fr").say(text, ["Allemagne", "Pays-Bas"])).toBe(
      "Les Pays-Bas déclarent la guerre à l’Allemagne et à l’Italie, et offrent l’alliance à Anna.",
    );
  });
});

test("a negative number has a true minus sign", () => {
  expect(book("en").format("plain", { line: -5 })).toBe("−5");
  expect(book("fr").say({ id: "points", args: [["points", { number: -1 }]] }, [])).toBe("−1 point");
});

test("lists are joined as the language joins them", () => {
  expect(book("en").list(["a", "b", "c"])).toBe("a, b and c");
  expect(book("fr").list(["a", "b"])).toBe("a et b");
  expect(book("fr").list([])).toBe("aucun");
});
