/**
 * Makes Gatsby compile its own files with esbuild (`compiler.mts`), keep what it compiles of unchanged sources (`kept-compilations.ts`), describe
 * each picture once (`remembered-pictures.ts`) and run few queries in its own process (`worker-pool.ts`). Node loads this file before Gatsby (`scripts/run-gatsby.ts`).
 *
 * - Relies on: everything in Gatsby that compiles these, or asks for the result, requires the modules below.
 * - No public way: Gatsby compiles its own files with Parcel at each start, and all others at each build, changed or not: half of the time of one changed price.
 * - When it changes: Gatsby compiles as before, more slowly, and a canary says so.
 */
import { registerHooks } from "node:module";

const KEPT = new URL("./kept-compilations.ts", import.meta.url).href;
const POOL = new URL("./worker-pool.ts", import.meta.url).href;
const REPLACED: ReadonlyArray<[RegExp, string]> = [
  [/\/gatsby\/dist\/utils\/parcel\/compile-gatsby-files\.js$/, new URL("./compiler.mts", import.meta.url).href],
  [/\/gatsby\/dist\/query\/query-compiler\.js$/, KEPT],
  [/\/gatsby\/dist\/utils\/webpack\/bundle\.js$/, KEPT],
  [/\/gatsby\/dist\/utils\/webpack\/get-ssr-chunk-hashes\.js$/, KEPT],
  [/\/gatsby\/dist\/utils\/graphql-typegen\/ts-codegen\.js$/, KEPT],
  [/\/gatsby\/dist\/utils\/worker\/pool\.js$/, POOL],
  [/\/gatsby\/dist\/services\/calculate-dirty-queries\.js$/, POOL],
  [/\/gatsby-plugin-sharp\/image-data\.js$/, new URL("./remembered-pictures.ts", import.meta.url).href],
];

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const [, url] = REPLACED.find(([module]) => module.test(found.url)) ?? [];
    return url !== undefined && context.parentURL !== url
      ? { url, format: "module-typescript", shortCircuit: true }
      : found;
  },
});
