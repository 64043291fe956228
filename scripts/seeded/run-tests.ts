import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { SeededFault, SeededProject } from "../../tests/seeded/seeded-fault";
import { exitOf, type Processes } from "../processes";

/** Milliseconds after which a run is ended, because a fault may leave a test in an endless loop. */
const RUN_TIMEOUT_MS = 15 * 60_000;
const MAX_MESSAGE_LENGTH = 600;
/** Milliseconds between two checks of whether the site is served. */
const POLL = 500;
/** The projects of vitest that may contain the tests: those that do not need the whole of wrangler run in workerd. */
const VITEST_PROJECTS: Readonly<Record<SeededProject, readonly string[]>> = {
  unit: ["unit"],
  workerd: ["workerd", "edge"],
  faults: ["faults", "workerd", "edge"],
  site: ["site"],
  browser: ["browser"],
  rebuild: ["rebuild"],
};
const WITH_SITE: readonly SeededProject[] = ["site", "browser", "rebuild"];
/** Projects of which only the tests that should find a fault run, because a whole file takes minutes. */
const BY_TITLE: readonly SeededProject[] = ["faults", "browser", "rebuild"];

export interface Failure {
  /** Title of the test after those of its suites. */
  readonly test: string;
  readonly file: string;
  readonly message: string;
}

/** Outcome of a batch: its tests ran, or the product could not even be built. */
export type Outcome =
  | { readonly ran: true; readonly tests: number; readonly failures: readonly Failure[] }
  | { readonly ran: false; readonly why: string };

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface Tools {
  readonly root: string;
  /** The programs that one batch starts. */
  readonly processes: Processes;
}

/** Runs the given tests of a project. */
async function vitest(
  { root, processes }: Tools,
  project: SeededProject,
  selection: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const file = path.join(tmpdir(), `seeded-${process.pid}.json`);
  rmSync(file, { force: true });
  const args = [
    "run",
    ...VITEST_PROJECTS[project].map((name) => `--project=${name}`),
    "--reporter=json",
    `--outputFile=${file}`,
    "--passWithNoTests",
    ...selection,
  ];
  const running = processes.start(path.join(root, "node_modules/vitest/vitest.mjs"), args, variables, root);
  const timeout = new AbortController();
  void setTimeout(RUN_TIMEOUT_MS, null, { signal: timeout.signal }).then(
    () => processes.end(running),
    () => undefined,
  );
  await exitOf(running);
  timeout.abort();
  try {
    const { testResults }: Report = JSON.parse(readFileSync(file, "utf8"));
    const results = testResults.flatMap(({ name, status, message, assertionResults }) => {
      const tests = assertionResults.map((result) => ({
        test: result.fullName,
        file: path.relative(root, name),
        status: result.status,
        message: (result.failureMessages ?? []).join("\n").slice(0, MAX_MESSAGE_LENGTH),
      }));
      const isBroken = status === "failed" && tests.every((test) => test.status !== "failed");
      return isBroken
        ? [
            ...tests,
            {
              test: "(the file itself)",
              file: path.relative(root, name),
              status,
              message: message.slice(0, MAX_MESSAGE_LENGTH),
            },
          ]
        : tests;
    });
    const failures = results.flatMap(({ status, ...failure }) => (status === "failed" ? failure : []));
    return {
      ran: true,
      tests: results.filter(({ status }) => status === "passed" || status === "failed").length,
      failures,
    };
  } catch (error) {
    return { ran: false, why: `vitest told nothing: ${error instanceof Error ? error.message : String(error)}` };
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Runs the tests that should find these faults. When their files no longer exist, all files of the project are searched for them. */
async function runFinders(
  tools: Tools,
  project: SeededProject,
  batch: readonly SeededFault[],
  variables: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const titles = BY_TITLE.includes(project)
    ? [
        "--testNamePattern",
        batch
          .flatMap(({ finders }) => finders)
          .map(escaped)
          .join("|"),
      ]
    : [];
  const outcome = await vitest(tools, project, [...new Set(batch.flatMap(({ files }) => files)), ...titles], variables);
  return outcome.ran && outcome.tests === 0 ? vitest(tools, project, titles, variables) : outcome;
}

/** Builds, publishes and serves the site with these faults, in a new process that reads the changed files, and runs the tests. */
async function runWithSite(tools: Tools, project: SeededProject, batch: readonly SeededFault[]): Promise<Outcome> {
  const { root, processes } = tools;
  const file = path.join(tmpdir(), `seeded-site-${process.pid}.json`);
  rmSync(file, { force: true });
  const serving = processes.start("--import", ["tsx", "scripts/seeded/serve.ts", file], {}, root);
  const exited = exitOf(serving).then(() => "exited" as const);
  try {
    while (!existsSync(file))
      if ((await Promise.race([exited, setTimeout(POLL)])) === "exited")
        return { ran: false, why: "the site could not be built with it" };
    return await runFinders(tools, project, batch, JSON.parse(readFileSync(file, "utf8")));
  } finally {
    await processes.stop();
  }
}

/** Runs the tests of a project on a batch of faults that is in the product. */
export const runTests = (tools: Tools, project: SeededProject, batch: readonly SeededFault[]): Promise<Outcome> =>
  WITH_SITE.includes(project) ? runWithSite(tools, project, batch) : runFinders(tools, project, batch);
