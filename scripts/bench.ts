import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg, totalmem } from "node:os";
import path from "node:path";
import { adsPart } from "./bench/ads";
import { type Asked, parseArguments, type PartName } from "./bench/arguments";
import { builds } from "./bench/builds";
import { edgePart } from "./bench/edge";
import type { Part } from "./bench/row";
import { searchPart } from "./bench/search";
import { openSite } from "./bench/served";
import { table } from "./bench/table";
import { textPart } from "./bench/text";
import { Processes } from "./processes";
import { onSignal } from "./signals";
import { reportAndExit } from "./stop";

/** Time given to what is being measured to end once it is asked to. */
const TIMEOUT_MS = 10_000;

const report = (line: string) => void process.stderr.write(`${line}\n`);

/** The parts that look at the published site; read when it is there, since they read it at once. */
const ON_SITE: Partial<Record<PartName, (site: string) => Promise<Part>>> = {
  bytes: async (site) => (await import("./bench/page-bytes")).pageBytes(site, report),
  tap: async (site) => (await import("./bench/tap")).tapPart(site, report),
  lighthouse: async (site) => (await import("./bench/lighthouse")).lighthousePart(site, report),
  comparison: async (site) => (await import("./bench/comparison")).comparisonPart(site, report),
};

async function* measured(
  root: string,
  out: string,
  { parts, sizes }: Asked,
  processes: Processes,
): AsyncGenerator<[name: string, part: Part]> {
  const onSite = parts.flatMap((name) => (ON_SITE[name] ? [{ name, run: ON_SITE[name] }] : []));
  if (onSite.length > 0) {
    const site = await openSite(root, processes);
    try {
      for (const { name, run } of onSite) yield [name, await run(site.address)];
    } finally {
      await site.close();
    }
  }
  if (parts.includes("search")) yield ["search", await searchPart(report)];
  if (parts.includes("text")) yield ["text", textPart(report)];
  if (parts.includes("edge")) yield ["edge", await edgePart(processes, report)];
  if (parts.includes("ads")) yield ["ads", await adsPart(processes, report)];
  if (!parts.includes("build") && !parts.includes("rebuild")) return;
  for (const size of sizes) {
    report(`construction : ${size}`);
    yield [`build ${size}`, await builds({ root, out, size, rebuild: parts.includes("rebuild") }, processes)];
  }
}

/** @param isLeaving whether it was asked to end: what fails then is no failure */
async function measure(root: string, asked: Asked, processes: Processes, isLeaving: () => boolean): Promise<void> {
  const out = path.join(root, "bench/out");
  await mkdir(out, { recursive: true });
  const parts = new Map<string, Part>();
  try {
    for await (const [name, part] of measured(root, out, asked, processes)) parts.set(name, part);
  } catch (error) {
    if (!isLeaving()) throw error;
  } finally {
    await processes.stop();
    if (parts.size > 0) await tell(out, parts);
  }
}

/** `npm run bench`: one table of what the site weighs and costs, and all figures in `bench/out/`. Nothing is judged by a time. */
async function bench(root: string, words: readonly string[]): Promise<void> {
  const asked = parseArguments(words);
  const processes = new Processes();
  let leaving = false;
  const measuring = measure(root, asked, processes, () => leaving);
  const stop = async () => {
    leaving = true;
    await processes.stop();
    const late = new Promise((leave) => setTimeout(leave, TIMEOUT_MS));
    await Promise.race([Promise.allSettled([measuring]), late]); // it takes away its copies of the project
  };
  onSignal(stop, () => 130);
  await measuring;
}

/** What was measured is told even when a later part failed. */
async function tell(out: string, parts: ReadonlyMap<string, Part>): Promise<void> {
  const at = new Date().toISOString();
  const machine = {
    node: process.version,
    processors: availableParallelism(),
    memoryBytes: totalmem(),
    load: loadavg(),
  };
  const file = path.join(out, `${at.replace(/[:.]/g, "-")}.json`);
  await writeFile(file, JSON.stringify({ at, machine, parts: Object.fromEntries(parts) }, null, 2));
  process.stdout.write(`${table([...parts.values()].flatMap(({ rows }) => rows))}\n`);
  report(`Tous les chiffres : ${path.relative(process.cwd(), file)}`);
}

bench(process.cwd(), process.argv.slice(2)).catch(reportAndExit);
