import { defineConfig } from "vitest/config";

/**
 * unit: beside the sources, no network but loopback. site: reads the published dist/. browser: a real Chromium on the
 * running site. rebuild: publishes again after a change of content. `npm test` (scripts/test.ts) builds, publishes and
 * serves before these three. faults: crashes, forgeries and nonsense on a small site of its own (`npm run faults`).
 */
export default defineConfig({
  define: { __ICONS__: JSON.stringify("/static/icons.svg") },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{src,plugins,upstream,functions,scripts}/**/*.test.{ts,tsx}", "tests/architecture/**/*.test.ts"],
          setupFiles: ["tests/quiet-console.ts"],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: { name: "site", include: ["tests/site/**/*.test.ts"], testTimeout: 120_000 },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          expect: { poll: { timeout: 15_000 } }, // as long as Playwright waits: a slow machine is not a fault of the site
        },
      },
      {
        extends: true,
        test: { name: "rebuild", include: ["tests/rebuild/**/*.test.ts"] },
      },
      {
        extends: true,
        test: {
          name: "faults",
          include: ["tests/faults/*.test.ts"],
          globalSetup: "tests/faults/support/table-at-the-end.ts",
          testTimeout: 240_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
