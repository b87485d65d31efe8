import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import customMedia from "postcss-custom-media";
import type { UserConfig } from "vite";
import { defineConfig } from "vitest/config";
import { archive } from "./build/archive.ts";
import { baseTexts } from "./build/base-texts.ts";
import { compress } from "./build/compress.ts";
import { widths } from "./src/widths.ts";

const locales = fileURLToPath(new URL("../locales", import.meta.url));
/** For `npm run dev`: a running `veillee serve`. */
const server = process.env.VEILLEE_SERVER ?? "http://127.0.0.1:8080";

/** What the site's pages and those of an archive are made with. */
const shared = (): UserConfig => ({
  plugins: [svelte(), baseTexts(locales)],
  css: {
    postcss: {
      plugins: [
        {
          // Every style knows the widths by name; what it does not use vanishes again.
          postcssPlugin: "widths",
          Once(root, { AtRule }) {
            for (const [name, query] of Object.entries(widths))
              root.prepend(new AtRule({ name: "custom-media", params: `--${name} ${query}` }));
          },
        },
        customMedia(),
      ],
    },
  },
});

export default defineConfig({
  ...shared(),
  plugins: [shared().plugins, compress(), archive(shared)],
  build: {
    target: "es2023",
    // Nothing inlined as data: addresses, so that the content security policy can stay "self" alone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What several pages share comes as one file, not as twenty of a kilobyte each.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 3 }] } } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  // The time only ends what hangs.
  test: { include: ["src/**/*.test.ts", "build/**/*.test.ts"], environment: "happy-dom", testTimeout: 120_000 },
});
