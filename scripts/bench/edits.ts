import { cp, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { startUpstream } from "../../upstream/server";
import { SMALL_CONTENT } from "../../upstream/testing/client";
import type { Processes } from "../processes";
import { Stop } from "../stop";
import type { EditsRequest } from "./arguments";
import { chanceOf } from "./edits/chance";
import { editContent } from "./edits/edit-content";
import { readTables, type Tables, writeTables } from "./edits/tables";
import { type Builder, openBuilder } from "./edits/builder";
import { decimal, whole } from "./figures";
import type { Part } from "./row";
import { median } from "./statistics";

const API_KEY = "bench-key";
/** Edits between two builds, at most: an editor saves several times before the builder answers. */
const MAX_AT_ONCE = 3;
/** Edits after which the same content is built from nothing. */
const COMPARED_EVERY = 5;
const MAX_TOLD = 30;

interface Found {
  /** Number of the last edit before the comparison. */
  readonly after: number;
  readonly edits: readonly string[];
  readonly files: readonly string[];
}

interface Measured {
  readonly edits: string[];
  readonly increments: number[];
  readonly fromNothing: number[];
  readonly found: Found[];
}

/** Makes the edits in a content folder that api.php serves, and compares the builders after every few of them. */
async function run(
  { count, seed }: EditsRequest,
  content: string,
  builder: Builder,
  out: string,
  report: (line: string) => void,
): Promise<Measured> {
  const first = await readTables(content);
  const measured: Measured = { edits: [], increments: [], fromNothing: [], found: [] };
  const { edits, increments, fromNothing, found } = measured;
  let equalAt = 0;
  let comparedAt = 0;
  const since = () => edits.slice(equalAt);
  const failed = (error: unknown) =>
    error instanceof Stop
      ? new Stop(`${error.message}\n« edits ${count} seed=${seed} », depuis le dernier accord :\n${since().join("\n")}`)
      : error;

  async function compare(): Promise<void> {
    fromNothing.push((await builder.fromNothing()).seconds);
    comparedAt = edits.length;
    const files = await builder.differences();
    report(
      `retouche ${edits.length} : ${whole(files.length)} fichiers différents (${decimal(fromNothing.at(-1) ?? 0)} s de rien)`,
    );
    if (files.length === 0) equalAt = edits.length;
    else {
      found.push({ after: edits.length, edits: since(), files });
      await builder.keep(files, path.join(out, `edits-${seed}-${edits.length}`));
      files.slice(0, MAX_TOLD).forEach((file) => report(`  ${file}`));
      report(`« edits ${count} seed=${seed} », depuis le dernier accord :\n  ${since().join("\n  ")}`);
    }
  }

  let tables: Tables = first;
  try {
    report(`premier build : ${decimal((await builder.increment()).seconds)} s`);
    while (edits.length < count) {
      const atOnce = Math.min(1 + chanceOf(seed, edits.length + 1).below("at once", MAX_AT_ONCE), count - edits.length);
      for (let one = 0; one < atOnce; one += 1) {
        const { told, changed } = editContent(tables, first, seed, edits.length + 1);
        await writeTables(content, changed);
        tables = { ...tables, ...changed };
        edits.push(`${edits.length + 1}. ${told}`);
        report(edits.at(-1) ?? "");
      }
      increments.push((await builder.increment()).seconds);
      if (edits.length - comparedAt >= COMPARED_EVERY || edits.length === count) await compare();
    }
  } catch (error) {
    throw failed(error);
  }
  return measured;
}

/** Edits the small catalogue at random as editors do, builds after each few edits, and compares what is published with a build of the same content from nothing. */
export async function editsPart(
  root: string,
  out: string,
  request: EditsRequest,
  processes: Processes,
  report: (line: string) => void,
): Promise<Part> {
  const content = await mkdtemp(path.join(out, "content-"));
  await cp(SMALL_CONTENT, content, { recursive: true });
  const upstream = await startUpstream({ port: 0, key: API_KEY, contentDir: content });
  const builder = await openBuilder({ root, out, apiBase: upstream.url, apiKey: API_KEY }, processes);
  try {
    const measured = await run(request, content, builder, out, report);
    const { edits, increments, fromNothing, found } = measured;
    const files = new Set(found.flatMap((one) => one.files)).size;
    const row = {
      measure: "retouches au hasard",
      subject: `petit catalogue, edits ${edits.length} seed=${request.seed}`,
      value: `${whole(fromNothing.length)} comparaisons, ${whole(files)} fichiers différents ; ${decimal(median(increments))} s par reprise, ${decimal(median(fromNothing))} s de rien`,
      goals: [{ what: "0 octet", met: files === 0 }],
    };
    return { rows: [row], figures: { ...request, ...measured } };
  } finally {
    await upstream.close();
    await builder.remove();
    await rm(content, { recursive: true, force: true });
  }
}
