import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Files that are worth compressing; fonts and pictures in them are compressed already. */
const TEXT = /\.(js|css|html|svg)$/;

/** Lays a `.gz` beside every text of the build, so that the server compresses nothing while it serves. */
export function compress(): Plugin {
  return {
    name: "compress",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          if (!TEXT.test(fileName)) continue;
          const source = gzipSync(file.type === "chunk" ? file.code : file.source, { level: 9 });
          this.emitFile({ type: "asset", fileName: `${fileName}.gz`, source });
        }
      },
    },
  };
}
