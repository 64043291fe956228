import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { SEEDED_PROJECTS, type SeededFault, seededFaults, type SeededProject } from "../tests/seeded/faults";
import { exitOf, Processes } from "./processes";
import { onSignal } from "./signals";
import { reportAndExit, Stop } from "./stop";
import { openServedSite } from "./test-run/served-site";

/** A fault may leave a test in a loop. */
const LONGEST_RUN = 15 * 60_000;
const LONGEST_MESSAGE = 600;
/** How many faults of a project stand in the product at once. */
const TOGETHER: Readonly<Record<SeededProject, number>> = { unit: 1, workerd: 1, faults: 9, site: 20, browser: 20, rebuild: 2 };
/** The projects of vitest that may have the tests: what needs no whole wrangler is proven in workerd. */
const ASKED: Readonly<Record<SeededProject, readonly string[]>> = {
  unit: ["unit"], workerd: ["workerd", "edge"], faults: ["faults", "workerd", "edge"], site: ["site"], browser: ["browser"], rebuild: ["rebuild"],
};
const WITH_SITE: readonly SeededProject[] = ["site", "browser", "rebuild"];
/** Of these only the tests that ought to find a fault run: a whole file takes minutes. */
const BY_TITLE: readonly SeededProject[] = ["faults", "browser", "rebuild"];

interface Failure {
  /** With the titles of what it stands in. */
  readonly test: string;
  readonly file: string;
  readonly message: string;
}

/** What became of a batch: its tests ran, or the product could not even be built. */
type Ran = { readonly ran: true; readonly tests: number; readonly failures: readonly Failure[] } | { readonly ran: false; readonly why: string };

interface Verdict {
  readonly fault: string;
  readonly project: SeededProject;
  readonly verdict: "found" | "ESCAPED" | "not asked";
  /** Tests that fail with it, or why none was asked. */
  readonly by: readonly Failure[];
  readonly why?: string;
}

/** Faults in the product's files, which are as they were once the process ends, however it ends. */
class Seeds {
  readonly #before = new Map<string, string>();
  constructor(readonly root: string) {
    process.on("exit", () => this.restore());
  }

  sow({ name, file, find, replace }: SeededFault): void {
    const place = path.join(this.root, file);
    const text = readFileSync(place, "utf8");
    const times = text.split(find).length - 1;
    if (times !== 1) throw new Stop(`« ${name} »: its text stands ${times} times in ${file}, not once.`);
    if (!this.#before.has(place)) this.#before.set(place, text);
    writeFileSync(place, text.replace(find, () => replace));
  }

  restore(): void {
    for (const [place, text] of this.#before) writeFileSync(place, text);
    this.#before.clear();
  }
}

/** Faults whose tests tell them apart, and that stand in files of their own. */
function areApart(a: SeededFault, b: SeededFault): boolean {
  const alike = a.finders.some((one) => b.finders.some((other) => one.includes(other) || other.includes(one)));
  return !a.alone && !b.alone && a.file !== b.file && !alike;
}

function batchesOf(faults: readonly SeededFault[], most: number): readonly (readonly SeededFault[])[] {
  const batches: SeededFault[][] = [];
  for (const fault of faults) {
    const open = batches.find((batch) => batch.length < most && batch.every((other) => areApart(fault, other)));
    if (open) open.push(fault);
    else batches.push([fault]);
  }
  return batches;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string; readonly failureMessages?: readonly string[] }[];
  }[];
}

interface Tools {
  readonly root: string;
  /** Those of one batch. */
  readonly processes: Processes;
  /** The whole project, whatever the faults say of files and titles. */
  readonly whole: boolean;
}

/** Runs tests of a project. */
async function vitest({ root, processes }: Tools, project: SeededProject, more: readonly string[], variables: Readonly<Record<string, string>>): Promise<Ran> {
  const file = path.join(tmpdir(), `seeded-${process.pid}.json`);
  rmSync(file, { force: true });
  const args = ["run", ...ASKED[project].map((one) => `--project=${one}`), "--reporter=json", `--outputFile=${file}`, "--passWithNoTests", ...more];
  const running = processes.start(path.join(root, "node_modules/vitest/vitest.mjs"), args, variables, root);
  const limit = setTimeout(() => void processes.end(running), LONGEST_RUN);
  await exitOf(running);
  clearTimeout(limit);
  try {
    const { testResults }: Report = JSON.parse(readFileSync(file, "utf8"));
    const asked = testResults.flatMap(({ name, status, message, assertionResults }) => {
      const tests = assertionResults.map((one) => ({ test: one.fullName, file: path.relative(root, name), status: one.status, message: (one.failureMessages ?? []).join("\n").slice(0, LONGEST_MESSAGE) }));
      const isBroken = status === "failed" && tests.every((test) => test.status !== "failed");
      return isBroken ? [...tests, { test: "(the file itself)", file: path.relative(root, name), status, message: message.slice(0, LONGEST_MESSAGE) }] : tests;
    });
    const failures = asked.flatMap(({ status, ...failure }) => (status === "failed" ? failure : []));
    return { ran: true, tests: asked.filter(({ status }) => status === "passed" || status === "failed").length, failures };
  } catch (error) {
    return { ran: false, why: `vitest told nothing: ${error instanceof Error ? error.message : String(error)}` };
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Asks the tests that ought to find these faults; where no file is where it was, all files of the project. */
async function ask(tools: Tools, project: SeededProject, batch: readonly SeededFault[], variables: Readonly<Record<string, string>> = {}): Promise<Ran> {
  if (tools.whole) return vitest(tools, project, [], variables);
  const titles = BY_TITLE.includes(project) ? ["--testNamePattern", batch.flatMap(({ finders }) => finders).map(escaped).join("|")] : [];
  const near = await vitest(tools, project, [...new Set(batch.flatMap(({ files }) => files)), ...titles], variables);
  return near.ran && near.tests === 0 ? vitest(tools, project, titles, variables) : near;
}

/** Builds, publishes and serves the site with these faults, and asks. */
async function askWithSite(tools: Tools, project: SeededProject, batch: readonly SeededFault[]): Promise<Ran> {
  try {
    const served = await openServedSite(tools.root, tools.processes);
    try {
      return await ask(tools, project, batch, served.variables);
    } finally {
      await served.close();
    }
  } catch (error) {
    if (error instanceof Stop) return { ran: false, why: error.message };
    throw error;
  } finally {
    await tools.processes.stop();
  }
}

function verdictOf(fault: SeededFault, batch: readonly SeededFault[], ran: Ran): Verdict {
  const { name, project, finders } = fault;
  if (!ran.ran) return { fault: name, project, verdict: "not asked", by: [], why: ran.why };
  if (ran.tests === 0) return { fault: name, project, verdict: "not asked", by: [], why: "no test has such a title" };
  const own = ran.failures.filter(({ test }) => finders.some((finder) => test.includes(finder.replace(" > ", " "))));
  const by = batch.length === 1 ? ran.failures : own;
  return { fault: name, project, verdict: by.length > 0 ? "found" : "ESCAPED", by };
}

const MOST_SHOWN = 3;
const say = (line: string) => void process.stdout.write(`${line}\n`);

function tell({ fault, verdict, by, why }: Verdict): void {
  say(`${verdict.padEnd(9)} ${fault}`);
  if (why) say(`          ${why.split("\n")[0]}`);
  for (const { test, file } of by.slice(0, MOST_SHOWN)) say(`          by ${test} (${file})`);
  if (by.length > MOST_SHOWN) say(`          and ${by.length - MOST_SHOWN} more`);
}

function chosen(asked: readonly string[]): readonly SeededFault[] {
  const isProject = (one: string) => SEEDED_PROJECTS.some((project) => project === one);
  const isOf = ({ name, project }: SeededFault, one: string) => (isProject(one) ? project === one : name.includes(one));
  const unknown = asked.filter((one) => !seededFaults.some((fault) => isOf(fault, one)));
  if (unknown.length > 0) throw new Stop(`No fault and no project has « ${unknown.join(", ")} » in its name.`);
  return asked.length === 0 ? seededFaults : seededFaults.filter((fault) => asked.some((one) => isOf(fault, one)));
}

/**
 * Puts the faults of tests/seeded into the product, batch by batch, and tells which test finds each: `npm run seeded -- site
 * « a toast is light »`. `--json FILE` writes all of it down, `--whole` runs whole projects.
 */
async function seed(root: string): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { json: { type: "string" }, whole: { type: "boolean", default: false } } });
  const faults = chosen(positionals);
  const seeds = new Seeds(root);
  const now = { processes: new Processes(), leaving: false };
  onSignal(() => {
    now.leaving = true;
    return now.processes.stop();
  }, () => 130);
  const verdicts: Verdict[] = [];
  for (const project of SEEDED_PROJECTS)
    for (const batch of batchesOf(faults.filter((fault) => fault.project === project), TOGETHER[project])) {
      const start = performance.now();
      now.processes = new Processes();
      try {
        for (const fault of batch) seeds.sow(fault);
        const run = WITH_SITE.includes(project) ? askWithSite : ask;
        const ran = await run({ root, processes: now.processes, whole: values.whole }, project, batch);
        if (now.leaving) return;
        const told = batch.map((fault) => verdictOf(fault, batch, ran));
        for (const one of told) tell(one);
        const others = ran.ran ? ran.failures.filter((failure) => !told.some(({ by }) => by.includes(failure))) : [];
        for (const { test, file } of others) say(`          besides: ${test} (${file})`);
        say(`          ${project}, ${batch.length} at once: ${Math.round((performance.now() - start) / 1_000)} s`);
        verdicts.push(...told);
        if (values.json) writeFileSync(values.json, JSON.stringify(verdicts, null, 2));
      } finally {
        seeds.restore();
      }
    }
  const lost = verdicts.filter(({ verdict }) => verdict !== "found");
  say(`${verdicts.length - lost.length} of ${verdicts.length} faults found`);
  if (lost.length > 0) process.exitCode = 1;
}

seed(process.cwd()).catch(reportAndExit);
