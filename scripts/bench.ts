import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg, totalmem } from "node:os";
import path from "node:path";
import { adsPart } from "./bench/ads";
import { type BenchRequest, parseArguments, type PartName } from "./bench/arguments";
import { builds } from "./bench/builds";
import { editsPart } from "./bench/edits";
import { edgePart } from "./bench/edge";
import { estimatePart } from "./bench/estimate";
import type { Part } from "./bench/row";
import { searchPart } from "./bench/search";
import { openSite } from "./bench/served";
import { table } from "./bench/table";
import { textPart } from "./bench/text";
import { Processes } from "./processes";
import { onSignal } from "./signals";
import { reportAndExit } from "./stop";

/** Milliseconds within which a running measurement has to end after a signal. */
const TIMEOUT_MS = 10_000;

const report = (line: string) => void process.stderr.write(`${line}\n`);

/** The parts that measure the published site. They are imported once it exists, because their modules read it when they load. */
const ON_SITE: Partial<Record<PartName, (site: string) => Promise<Part>>> = {
  bytes: async (site) => (await import("./bench/page-bytes")).pageBytes(site, report),
  tap: async (site) => (await import("./bench/tap")).tapPart(site, report),
  journey: async (site) => (await import("./bench/journey")).journeyPart(site, report),
  lighthouse: async (site) => (await import("./bench/lighthouse")).lighthousePart(site, report),
  comparison: async (site) => (await import("./bench/comparison")).comparisonPart(site, report),
};

async function* measured(
  root: string,
  out: string,
  { parts, sizes, edits }: BenchRequest,
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
  if (parts.includes("estimate")) yield ["estimate", estimatePart(report)];
  const built = parts.includes("build") || parts.includes("rebuild") ? sizes : [];
  for (const size of built) {
    report(`construction : ${size}`);
    yield [`build ${size}`, await builds({ root, out, size, rebuild: parts.includes("rebuild") }, processes)];
  }
  if (parts.includes("edits")) yield ["edits", await editsPart(root, out, edits, processes, report)];
}

/** @param isLeaving whether a signal asked the bench to end: an error is then not reported */
async function measure(
  root: string,
  request: BenchRequest,
  processes: Processes,
  isLeaving: () => boolean,
): Promise<void> {
  const out = path.join(root, "bench/out");
  await mkdir(out, { recursive: true });
  const parts = new Map<string, Part>();
  try {
    for await (const [name, part] of measured(root, out, request, processes)) parts.set(name, part);
  } catch (error) {
    if (!isLeaving()) throw error;
  } finally {
    await processes.stop();
    if (parts.size > 0) await writeResults(out, parts);
  }
}

/** `npm run bench`: prints one table of what the site weighs and costs, and writes all figures to `bench/out/`. The exit code depends on no measured time. */
async function bench(root: string, words: readonly string[]): Promise<void> {
  const request = parseArguments(words);
  const processes = new Processes();
  let leaving = false;
  const measuring = measure(root, request, processes, () => leaving);
  const stop = async () => {
    leaving = true;
    await processes.stop();
    const timeout = new Promise((elapsed) => setTimeout(elapsed, TIMEOUT_MS));
    await Promise.race([Promise.allSettled([measuring]), timeout]); // the measurement removes its copies of the project
  };
  onSignal(stop, () => 130);
  await measuring;
}

/** Prints the table and writes the JSON file, also when a later part failed. */
async function writeResults(out: string, parts: ReadonlyMap<string, Part>): Promise<void> {
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
