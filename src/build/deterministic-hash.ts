import { createHash } from "node:crypto";
import type { Compiler } from "webpack";

/** Before Gatsby's stats extractor, which prints the hash into every page. */
const BEFORE_GATSBY = -1_000_000;

/**
 * Webpack plugin for the stage `build-javascript`: the compilation's hash is made of the names of the scripts and
 * styles it gave out, which carry the hash of their content.
 *
 * Gatsby stitches that hash into every page. Webpack's own differs between a cold and a warm build although every
 * file is the same, so that one price would change every page of the site (docs/performance.md, Builds and releases that change little).
 */
export class DeterministicHash {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap({ name: "DeterministicHash", stage: BEFORE_GATSBY }, (stats) => {
      const names = Object.keys(stats.compilation.assets).filter((name) => /\.(?:js|css)$/.test(name));
      stats.compilation.hash = createHash("sha256").update(names.sort().join("\n")).digest("hex").slice(0, 20);
    });
  }
}
