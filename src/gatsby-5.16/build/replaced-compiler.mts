/**
 * Makes Gatsby compile its own files with esbuild (`compiler.mts`). Node loads this file before Gatsby (`scripts/run-gatsby.ts`).
 *
 * - Relies on: everything in Gatsby that compiles gatsby-config.ts and gatsby-node.ts, or asks where the result is, requires `utils/parcel/compile-gatsby-files`.
 * - No public way: Gatsby compiles these files with Parcel at each start, which takes a fifth of the time of a rebuild, changed or not.
 * - When it changes: Gatsby compiles with Parcel again, more slowly, and a canary says so.
 */
import { registerHooks } from "node:module";

const COMPILER = /\/gatsby\/dist\/utils\/parcel\/compile-gatsby-files\.js$/;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return COMPILER.test(found.url)
      ? { url: new URL("./compiler.mts", import.meta.url).href, format: "module-typescript", shortCircuit: true }
      : found;
  },
});
