import { type Canary, canary } from "./canary";

const CONFIG = "gatsby/dist/utils/webpack.config.js";

/** File that stands in the place of modules of Gatsby, or puts it there → internals that it relies on. */
export const IN_GATSBY: Readonly<Record<string, readonly Canary[]>> = {
  "build/replaced-modules.mts": [
    canary(
      "gatsby/dist/services/initialize.js",
      /_compileGatsbyFiles = require\("\.\.\/utils\/parcel\/compile-gatsby-files"\)/,
      "Gatsby no longer compiles its own files by utils/parcel/compile-gatsby-files",
    ),
    canary(
      "gatsby/dist/query/query-watcher.js",
      /_queryCompiler = [^;]*require\("\.\/query-compiler"\)/,
      "Gatsby no longer compiles queries by query/query-compiler",
    ),
    canary(
      "gatsby/dist/commands/build-javascript.js",
      /_bundle = require\("\.\.\/utils\/webpack\/bundle"\)/,
      "Gatsby no longer makes scripts by utils/webpack/bundle",
    ),
    canary(
      "gatsby/dist/commands/build-html.js",
      /_bundle = require\("\.\.\/utils\/webpack\/bundle"\)/,
      "Gatsby no longer makes the server's bundle by utils/webpack/bundle",
    ),
    canary(
      "gatsby/dist/commands/build.js",
      /_getSsrChunkHashes = require\("\.\.\/utils\/webpack\/get-ssr-chunk-hashes"\)/,
      "Gatsby no longer hashes the server's bundle by utils/webpack/get-ssr-chunk-hashes",
    ),
    canary(
      "gatsby/dist/commands/build.js",
      /_tsCodegen = require\("\.\.\/utils\/graphql-typegen\/ts-codegen"\)/,
      "Gatsby no longer writes types by utils/graphql-typegen/ts-codegen",
    ),
  ],
  "build/compiler.mts": [
    canary(
      "gatsby/dist/services/initialize.js",
      /_compileGatsbyFiles\.compileGatsbyFiles\)\(siteDirectory\)/,
      "Gatsby no longer compiles its own files by compileGatsbyFiles alone",
    ),
    canary(
      "gatsby/dist/bootstrap/get-config-file.js",
      /_compileGatsbyFiles\.COMPILED_CACHE_DIR\}`, configName/,
      "Gatsby looks for the compiled gatsby-config elsewhere",
    ),
    canary(
      "gatsby/dist/bootstrap/load-plugins/resolve-plugin.js",
      /_compileGatsbyFiles\.getResolvedFieldsForPlugin\)\(rootDir, name\)/,
      "Gatsby asks for the compiled gatsby-node of a plugin in another way",
    ),
    canary(
      "gatsby/dist/internal-plugins/internal-data-bridge/gatsby-node.js",
      /\{\s*findCompiledLocalPluginModule\s*\} = require\(`\.\.\/\.\.\/utils\/parcel\/compile-gatsby-files`\)/,
      "Gatsby asks for more than the compiled gatsby-config when it describes the site",
    ),
    canary(
      "gatsby/dist/utils/parcel/compile-gatsby-files.js",
      /COMPILED_CACHE_DIR = `\.cache\/compiled`/,
      "Gatsby writes its compiled files elsewhere",
    ),
  ],
  "build/kept-compilations.ts": [
    canary(
      "gatsby/dist/query/query-watcher.js",
      /const queries = await \(0, _queryCompiler\.default\)\(\{\s+parentSpan\s+\}\);/,
      "Gatsby asks the compiler of queries for something else",
    ),
    canary(
      "gatsby/dist/commands/build.js",
      /if \(stats\.hasWarnings\(\)\)[^]*?webpackCompilationHash = stats\.hash;/,
      "Gatsby asks the bundle of scripts for something else",
    ),
    canary(
      "gatsby/dist/redux/index.js",
      /persistedReduxKeys = \[[^\]]*`components`[^\]]*`staticQueryComponents`[^\]]*`staticQueriesByTemplate`[^\]]*`queries`[^\]]*`slicesByTemplate`/,
      "Gatsby no longer saves what compilations told its store",
    ),
    canary(CONFIG, /const config = \{\s+name: stage,/, "bundles no longer are called as their stage"),
  ],
  "build/worker-pool.ts": [
    canary(
      "gatsby/dist/services/initialize.js",
      /WorkerPool = [^;]*require\("\.\.\/utils\/worker\/pool"\)/,
      "Gatsby no longer makes its pool by utils/worker/pool",
    ),
    canary(
      "gatsby/dist/commands/build.js",
      /cpuCoreCount\)\(\) === 1\) \{\s+await \(0, _services\.runStaticQueries\)/,
      "Gatsby no longer runs queries in its main process where it may have only one",
    ),
    canary(
      "gatsby/dist/commands/build.js",
      /queryIds\s+\} = await \(0, _services\.calculateDirtyQueries\)\(\{[^]*cpuCoreCount\)\(\) === 1/,
      "Gatsby no longer counts its queries before it asks how many processes it may have",
    ),
    canary(
      "gatsby/dist/services/index.js",
      /_calculateDirtyQueries = require\("\.\/calculate-dirty-queries"\)/,
      "Gatsby no longer counts its queries by services/calculate-dirty-queries",
    ),
    canary(
      "gatsby/dist/bootstrap/index.js",
      /workerPool\.all\.loadConfigAndPlugins\([^]*workerPool\.all\.buildSchema\(\)/,
      "Gatsby prepares its workers by other functions",
    ),
  ],
  "build/waiting-gatsby.mts": [
    canary(
      "gatsby-cli/lib/create-cli.js",
      /process\.env\.gatsby_executing_command = command;[^]*process\.env\.NODE_ENV = nodeEnv;[^]*= resolveLocalCommand\(command\)/,
      "Gatsby's command sets other variables before it loads a build",
    ),
  ],
  "build/state-stamp.ts": [
    canary(
      "gatsby/dist/redux/index.js",
      /const store = configureStore\([^)]*readState\(\)\)/,
      "Gatsby reads its state at another time",
    ),
    canary(
      "gatsby/dist/redux/persist.js",
      /process\.cwd\(\), `\.cache\/redux`\)/,
      "Gatsby keeps its state in another folder",
    ),
  ],
  "build/remembered-pictures.ts": [
    canary(
      "gatsby-plugin-sharp/index.js",
      /generateImageData\s+\} = require\(`\.\/image-data`\)/,
      "gatsby-plugin-sharp no longer describes pictures by image-data",
    ),
  ],
};
