import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { QUIET } from "./local-database";
import { exitOf, Processes } from "./processes";
import { onSignal } from "./signals";
import { reportAndExit, Stop } from "./stop";
import { changedOption } from "./test-run/changed";
import { openTestFolder, type TestFolder } from "./test-run/memory-folder";
import { needsSite, type Plan, planOf, type Stage } from "./test-run/plan";
import { openServedSite, type ServedSite } from "./test-run/served-site";
import { type StageReport, type StageResult, summaryOf } from "./test-run/summary";

const NO_TESTS: StageReport = { tests: 0, failures: [], slowest: [] };
/** The TypeScript programs: code of the browser, of the Worker, of the build and the commands (without the globals of pages), and everything with its tests. */
const TYPE_PROGRAMS = ["tsconfig.browser.json", "tsconfig.worker.json", "tsconfig.node.json", "tsconfig.json"];
/** The types of the bindings, as `wrangler types` wrote them. */
const BINDINGS = ["types", "functions/bindings.d.ts", "--env-interface", "Bindings"];
/** The browser test of `npm test -- quick`, which takes three minutes in all. */
const QUICK_STORY = "tests/browser/walk.test.ts";

/** Runs stages in a folder and keeps their results. */
class Run {
  readonly results: StageResult[] = [];
  #site: ServedSite | null = null;
  #folder: TestFolder | null = null;

  constructor(
    readonly root: string,
    readonly processes: Processes,
    readonly shuffled: boolean,
  ) {}

  async #timed(stage: string, work: () => Promise<{ ok: boolean; report: StageReport }>): Promise<void> {
    process.stdout.write(`\n— ${stage}\n`);
    const start = Date.now();
    const { ok, report } = await work();
    this.results.push({ stage, ok, milliseconds: Date.now() - start, ...report });
  }

  #node = async (script: string, args: readonly string[], variables: Readonly<Record<string, string>> = {}) =>
    (await exitOf(this.processes.start(path.join(this.root, "node_modules", script), args, variables, this.root))) ===
    0;

  /** @param args arguments of vitest that select the tests @param variables environment variables of the tests */
  vitest(stage: string, args: readonly string[], variables: Readonly<Record<string, string>> = {}): Promise<void> {
    return this.#timed(stage, async () => {
      const folder = mkdtempSync(path.join(tmpdir(), "test-report-"));
      const file = path.join(folder, "report.json");
      const options = [
        "--reporter=./scripts/test-run/reporter.ts",
        ...(this.shuffled ? ["--sequence.shuffle.files"] : []),
      ];
      const ok = await this.#node("vitest/vitest.mjs", ["run", ...args, ...options], {
        ...variables,
        TEST_REPORT: file,
      });
      const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : NO_TESTS;
      rmSync(folder, { recursive: true });
      return { ok, report };
    });
  }

  /** Four programs, once the types of the Worker's bindings are known to be those of wrangler.toml. */
  types(): Promise<void> {
    return this.#timed("types", async () => {
      const ends: boolean[] = [];
      // A developer's own .env is no part of wrangler.toml.
      const variables = { ...QUIET, CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: "false" };
      ends.push(await this.#node("wrangler/bin/wrangler.js", [...BINDINGS, "--check"], variables));
      for (const config of TYPE_PROGRAMS) ends.push(await this.#node("typescript7/bin/tsc", ["--project", config]));
      return { ok: ends.every(Boolean), report: NO_TESTS };
    });
  }

  /** Checks format and lint rules with Biome, and unused files, exports and packages with knip. */
  lint(): Promise<void> {
    return this.#timed("lint", async () => {
      const ends = [
        await this.#node("@biomejs/biome/bin/biome", ["ci", "--error-on-warnings", "."]),
        await this.#node("knip/bin/knip.js", ["--no-progress", "--preprocessor", "./scripts/knip-graphql.ts"]),
      ];
      return { ok: ends.every(Boolean), report: NO_TESTS };
    });
  }

  /** Builds, publishes and serves the site once for all stages that need it. @returns the environment variables of their tests */
  async serve(): Promise<ServedSite["variables"]> {
    if (!this.#site)
      await this.#timed("construction", async () => {
        this.#site = await openServedSite(this.root, this.processes);
        return { ok: true, report: NO_TESTS };
      });
    return this.#site?.variables ?? {};
  }

  /** The environment variables of tests that write small sites of their own. Browsers keep the usual folder, into which Chromium is unpacked once. */
  get written(): Readonly<Record<string, string>> {
    this.#folder ??= openTestFolder();
    return { TMPDIR: this.#folder.path };
  }

  async close(): Promise<void> {
    await this.#site?.close();
    this.#site = null;
    await this.processes.stop();
    this.#folder?.remove();
    this.#folder = null;
  }
}

/** Runs lanes in parallel, because a build and its tests leave a core idle a third of the time. A lane that fails does not stop the other. */
async function inParallel(...lanes: readonly (() => Promise<void>)[]): Promise<void> {
  const ends = await Promise.allSettled(lanes.map((lane) => lane()));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

async function runPlan(run: Run, { stages }: Plan): Promise<void> {
  const inSequence =
    (names: readonly Stage[], variables: Readonly<Record<string, string>> = {}) =>
    async () => {
      for (const { stage, files } of stages.filter((planned) => names.includes(planned.stage)))
        await (stage === "types"
          ? run.types()
          : stage === "lint"
            ? run.lint()
            : run.vitest(stage, ["--project", stage, ...files], variables));
    };
  const siteLane = async () => {
    const variables = await run.serve();
    // Each build writes the types of queries, so types are checked after the last build.
    await inSequence(["site", "rebuild", "types", "browser"], variables)();
  };
  const builds = stages.some(({ stage }) => needsSite(run.root, stage));
  await inParallel(
    inSequence(["lint", "unit", "workerd", "edge", "faults"], run.written),
    builds ? siteLane : inSequence(["types"]),
  );
}

async function runQuick(run: Run): Promise<void> {
  const changed = changedOption(run.root);
  const localLane = async () => {
    await run.lint();
    await run.vitest("architecture", ["--project", "unit", "tests/architecture"]);
    await run.vitest("unit", ["--project", "unit", changed, "--exclude", "tests/architecture/**", "--passWithNoTests"]);
  };
  const siteLane = async () => {
    const variables = await run.serve();
    await run.types();
    await run.vitest("browser", ["--project", "browser", QUICK_STORY], variables);
  };
  await inParallel(localLane, siteLane);
}

/** `npm test`: runs all stages, the given stages or files, or `quick` (docs/testing.md). */
async function test(root: string, args: readonly string[]): Promise<void> {
  const isQuick = args.includes("quick");
  const plan = planOf(
    root,
    args.filter((name) => name !== "quick"),
  );
  const processes = new Processes();
  const run = new Run(root, processes, plan.shuffled);
  const start = Date.now();
  onSignal(
    () => run.close(),
    () => 130,
  );
  try {
    await (isQuick ? runQuick(run) : runPlan(run, plan));
  } catch (error) {
    if (!processes.stopping) throw error;
  } finally {
    await run.close();
    process.stdout.write(summaryOf(run.results, Date.now() - start));
  }
  const failed = run.results.filter(({ ok }) => !ok).map(({ stage }) => stage);
  if (failed.length > 0) throw new Stop(`Des tests échouent : ${failed.join(", ")}.`);
}

test(process.cwd(), process.argv.slice(2)).catch(reportAndExit);
