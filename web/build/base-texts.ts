import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The Fluent files that every page needs. */
const EVERYWHERE = ["common", "forms", "server", "web"];

/**
 * `virtual:base-texts/<language>`: what every page says, and of each game only its title and blurb, so that
 * the shelf can name all boxes without loading all games' texts.
 */
export function baseTexts(locales: string): Plugin {
  const prefix = "virtual:base-texts/";
  return {
    name: "base-texts",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const folder = join(locales, id.slice(prefix.length + 1));
      const kept = readdirSync(folder)
        .filter((file) => file.endsWith(".ftl"))
        .flatMap((file) => {
          this.addWatchFile(join(folder, file));
          const [area, source] = [file.replace(/\.ftl$/, ""), readFileSync(join(folder, file), "utf8")];
          return EVERYWHERE.includes(area) ? [withoutComments(source)] : shelfMessages(source, area);
        });
      return `export default ${JSON.stringify(kept.join("\n"))};`;
    },
  };
}

/** The messages `<key>-title` and `<key>-blurb` of a Fluent source, each with its continuation lines. */
export function shelfMessages(source: string, key: string): string[] {
  const messages = source.split(/\n(?=[A-Za-z#-])/);
  return messages.filter((message) => new RegExp(`^${key}-(title|blurb) *=`).test(message)).map((m) => m.trimEnd());
}

/** A Fluent source as readers need it. */
export function withoutComments(source: string): string {
  return source.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}
