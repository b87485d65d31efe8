import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Book, type Lang } from "./bundle";

function book(lang: Lang): Book {
  const fresh = new Book(lang);
  fresh.add(readFileSync(`../locales/${lang}/common.ftl`, "utf8"));
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

test("lists are joined as the language joins them", () => {
  expect(book("en").list(["a", "b", "c"])).toBe("a, b and c");
  expect(book("fr").list(["a", "b"])).toBe("a et b");
  expect(book("fr").list([])).toBe("aucun");
});
