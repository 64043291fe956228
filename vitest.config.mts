import { availableParallelism } from "node:os";
import path from "node:path";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { configDefaults, defineConfig } from "vitest/config";

const CORES = availableParallelism();
/** Test files that have visitors on the site at the same time: these wait more than they work. */
const VISITORS = CORES + 1;

const WORKERD = "functions/**/*.workerd.test.ts";
const EDGE = "functions/**/*.edge.test.ts";

/**
 * unit: beside the sources, no network but loopback. workerd: the Worker’s parts in Cloudflare’s runtime, with
 * the bindings of wrangler.toml; who else is asked is declared. site: reads the published dist/. browser: a real Chromium on the
 * running site. rebuild: publishes again after a change of content. `npm test` (scripts/test.ts) builds, publishes and
 * serves before these three. pictures: screenshots of a small site of its own (`npm run pictures`). faults: crashes, forgeries and nonsense on a small site of its own (`npm run faults`).
 */
export default defineConfig({
  define: { __ICONS__: JSON.stringify("/static/icons.svg"), __BROWSER__: "false" },
  test: {
    maxWorkers: CORES,
    // A slow or busy machine is not a fault of the site: these only end what hangs.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{src,plugins,upstream,functions,scripts}/**/*.test.{ts,tsx}", "tests/architecture/**/*.test.ts"],
          exclude: [...configDefaults.exclude, WORKERD, EDGE],
          isolate: false,
          setupFiles: ["tests/fresh-modules.ts", "tests/quiet-console.ts", "tests/patient-waits.ts"],
        },
      },
      {
        extends: true,
        logLevel: "error", // of source maps that packages left out
        plugins: [
          cloudflareTest(async ({ inject }) => ({
            main: path.resolve("functions/index.ts"),
            wrangler: { configPath: inject("wranglerConfig") },
            miniflare: { bindings: { MIGRATIONS: await readD1Migrations("functions/migrations") } },
          })),
        ],
        test: {
          name: "workerd",
          isolate: false,
          include: [WORKERD],
          globalSetup: ["tests/support/workerd/release.ts"],
          setupFiles: ["tests/fresh-modules.ts", "tests/support/workerd/setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "edge",
          include: [EDGE],
          globalSetup: ["tests/support/edge/open.ts"],
          fileParallelism: false,
        },
      },
      {
        extends: true,
        // These only read: what one file has parsed of the published pages, the next ones take.
        test: {
          name: "site",
          include: ["tests/site/**/*.test.ts"],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          isolate: false,
          include: ["tests/browser/**/*.test.ts"],
          globalSetup: "tests/support/one-chromium.ts",
          maxWorkers: VISITORS,
          sequence: { groupOrder: 1 }, // vitest runs those together that have as many workers
        },
      },
      {
        extends: true,
        test: {
          name: "pictures",
          include: ["tests/pictures/*.test.ts"],
          globalSetup: "tests/pictures/support/open.ts",
          maxWorkers: VISITORS,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "rebuild",
          include: ["tests/rebuild/**/*.test.ts"],
          globalSetup: "tests/support/one-chromium.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "faults",
          include: ["tests/faults/*.test.ts"],
          globalSetup: "tests/faults/support/table-at-the-end.ts",
          testTimeout: 600_000, // of ten starts of wrangler, on a machine that may be busy
          maxWorkers: VISITORS,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
