import { fileURLToPath } from "node:url";
import { build, type Plugin, type UserConfig } from "vite";

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/**
 * Lays `archive/replay.js` and `archive/replay.css` beside the pages: the replay as one script and one style, which a
 * page that is opened from a folder may load. `veillee export` writes them there.
 */
export function archive(shared: () => UserConfig): Plugin {
  let out = "dist";
  return {
    name: "archive",
    apply: "build",
    configResolved({ root, build }) {
      out = fileURLToPath(new URL(`${build.outDir}/archive/`, `file://${root}/`));
    },
    async closeBundle() {
      await build({
        ...shared(),
        configFile: false,
        publicDir: false,
        // Nobody answers there but what was kept.
        resolve: {
          alias: [
            { find: /^\.\.?\/net\/api$/, replacement: source("net/kept.ts") },
            { find: /^\.\.?\/route\.svelte$/, replacement: source("route.kept.ts") },
          ],
        },
        logLevel: "warn",
        build: {
          target: "es2023",
          outDir: out,
          emptyOutDir: true,
          lib: {
            entry: source("archive.ts"),
            formats: ["iife"],
            name: "replay",
            fileName: () => "replay.js",
            cssFileName: "replay",
          },
          rolldownOptions: { output: { codeSplitting: false } },
        },
      });
    },
  };
}
