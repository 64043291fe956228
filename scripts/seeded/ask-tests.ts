import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { SeededFault, SeededProject } from "../../tests/seeded/faults";
import { exitOf, type Processes } from "../processes";

/** A fault may leave a test in a loop. */
const RUN_TIMEOUT_MS = 15 * 60_000;
const MAX_MESSAGE_LENGTH = 600;
/** Milliseconds between two looks at whether the site is served. */
const POLL = 500;
/** The projects of vitest that may have the tests: what needs no whole wrangler is proven in workerd. */
const ASKED: Readonly<Record<SeededProject, readonly string[]>> = {
  unit: ["unit"],
  workerd: ["workerd", "edge"],
  faults: ["faults", "workerd", "edge"],
  site: ["site"],
  browser: ["browser"],
  rebuild: ["rebuild"],
};
const WITH_SITE: readonly SeededProject[] = ["site", "browser", "rebuild"];
/** Of these only the tests that ought to find a fault run: a whole file takes minutes. */
const BY_TITLE: readonly SeededProject[] = ["faults", "browser", "rebuild"];

export interface Failure {
  /** With the titles of what it stands in. */
  readonly test: string;
  readonly file: string;
  readonly message: string;
}

/** What became of a batch: its tests ran, or the product could not even be built. */
export type Ran =
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
  /** Those of one batch. */
  readonly processes: Processes;
}

/** Runs tests of a project. */
async function vitest(
  { root, processes }: Tools,
  project: SeededProject,
  more: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<Ran> {
  const file = path.join(tmpdir(), `seeded-${process.pid}.json`);
  rmSync(file, { force: true });
  const args = [
    "run",
    ...ASKED[project].map((one) => `--project=${one}`),
    "--reporter=json",
    `--outputFile=${file}`,
    "--passWithNoTests",
    ...more,
  ];
  const running = processes.start(path.join(root, "node_modules/vitest/vitest.mjs"), args, variables, root);
  const over = new AbortController();
  void setTimeout(RUN_TIMEOUT_MS, null, { signal: over.signal }).then(
    () => processes.end(running),
    () => undefined,
  );
  await exitOf(running);
  over.abort();
  try {
    const { testResults }: Report = JSON.parse(readFileSync(file, "utf8"));
    const asked = testResults.flatMap(({ name, status, message, assertionResults }) => {
      const tests = assertionResults.map((one) => ({
        test: one.fullName,
        file: path.relative(root, name),
        status: one.status,
        message: (one.failureMessages ?? []).join("\n").slice(0, MAX_MESSAGE_LENGTH),
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
    const failures = asked.flatMap(({ status, ...failure }) => (status === "failed" ? failure : []));
    return {
      ran: true,
      tests: asked.filter(({ status }) => status === "passed" || status === "failed").length,
      failures,
    };
  } catch (error) {
    return { ran: false, why: `vitest told nothing: ${error instanceof Error ? error.message : String(error)}` };
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Asks the tests that ought to find these faults; where no file is where it was, all files of the project. */
async function ask(
  tools: Tools,
  project: SeededProject,
  batch: readonly SeededFault[],
  variables: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const titles = BY_TITLE.includes(project)
    ? [
        "--testNamePattern",
        batch
          .flatMap(({ finders }) => finders)
          .map(escaped)
          .join("|"),
      ]
    : [];
  const near = await vitest(tools, project, [...new Set(batch.flatMap(({ files }) => files)), ...titles], variables);
  return near.ran && near.tests === 0 ? vitest(tools, project, titles, variables) : near;
}

/** Builds, publishes and serves the site with these faults, in a process that reads them, and asks. */
async function askWithSite(tools: Tools, project: SeededProject, batch: readonly SeededFault[]): Promise<Ran> {
  const { root, processes } = tools;
  const file = path.join(tmpdir(), `seeded-site-${process.pid}.json`);
  rmSync(file, { force: true });
  const serving = processes.start("--import", ["tsx", "scripts/seeded/serve.ts", file], {}, root);
  const left = exitOf(serving).then(() => "left" as const);
  try {
    while (!existsSync(file))
      if ((await Promise.race([left, setTimeout(POLL)])) === "left")
        return { ran: false, why: "the site could not be built with it" };
    return await ask(tools, project, batch, JSON.parse(readFileSync(file, "utf8")));
  } finally {
    await processes.stop();
  }
}

/** What the tests of a project say of a batch that stands in the product. */
export const askTests = (tools: Tools, project: SeededProject, batch: readonly SeededFault[]): Promise<Ran> =>
  WITH_SITE.includes(project) ? askWithSite(tools, project, batch) : ask(tools, project, batch);
