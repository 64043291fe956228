/**
 * Computes the hash of the browser's bundle from the names of its scripts and styles, which contain a hash of their content.
 *
 * - Relies on: Gatsby prints `stats.hash` into every page, and reads it in the hook `done` at webpack's default stage.
 * - No public way: no setting controls that hash. Webpack's own hash differs between a cold and a warm build although every file is the same, so that
 *   one price would change every page of the site (docs/performance.md, Builds and releases that change little).
 * - When it changes: each publication rewrites every page and announces an update to every visitor; `npm test -- rebuild` detects it too.
 */
import { createHash } from "node:crypto";
import type { Compiler } from "webpack";

/** Stage of the hook, before the one in which Gatsby reads the hash. */
const BEFORE_GATSBY = -1_000_000;

/** Webpack plugin for the stage `build-javascript`. */
export class DeterministicHash {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap({ name: "DeterministicHash", stage: BEFORE_GATSBY }, (stats) => {
      const names = Object.keys(stats.compilation.assets).filter((name) => /\.(?:js|css)$/.test(name));
      stats.compilation.hash = createHash("sha256").update(names.sort().join("\n")).digest("hex").slice(0, 20);
    });
  }
}
