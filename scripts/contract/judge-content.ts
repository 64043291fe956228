import type { ZodMiniType } from "zod/mini";
import { type Content, readContent } from "../../plugins/gatsby-source-guide-auto/src/content";
import { fetchEndpoint } from "../../plugins/gatsby-source-guide-auto/src/fetch/fetch-endpoint";
import { relate } from "../../plugins/gatsby-source-guide-auto/src/relate";
import { judgeRows } from "../../plugins/gatsby-source-guide-auto/src/rows/judge-rows";
import { parseRows } from "../../plugins/gatsby-source-guide-auto/src/rows/parse-rows";
import { contentEndpoints, type ContentKind } from "../../src/contract/shared/endpoints";
import { changedSince, pages, unknownParameter, wrongKey } from "./checks";
import type { Clients } from "./clients";
import type { RowFaults } from "./row-faults";
import { type Verdict, verdictOf } from "./verdict";

interface Judged<Row> {
  readonly verdict: Verdict;
  readonly good: Row[];
}

/** One content endpoint: its rows as a first build would take them, then its manners. */
async function judgeEndpoint<Row>(
  kind: ContentKind,
  schema: ZodMiniType<Row>,
  clients: Clients,
  rowFaults: RowFaults,
): Promise<Judged<Row>> {
  const { name, shape } = contentEndpoints[kind];
  const read = await fetchEndpoint(clients.right, kind, null, 0, () => {});
  if (!read.ok) return { verdict: verdictOf(name, null, [], [`${read.problem.message}.`]), good: [] };
  const { rows } = read.value;
  const parsed = parseRows(kind, rows, schema);
  const refused = judgeRows(parsed, kind, null);
  const faults = [
    ...parsed.bad.flatMap(({ row, sent }) => rowFaults.of({ name }, `ligne ${row} laissée de côté`, sent, schema)),
    ...parsed.doubles.map((key) => `ligne ${key} en double : la seconde est laissée de côté.`),
    ...(refused ? [`toute la réponse serait refusée : ${refused.message}.`] : []),
  ];
  const good = parsed.good.filter((row) => typeof row === "object" && row !== null);
  const checks = [
    ...(shape === "list"
      ? [await pages(clients, kind, rows.length), await changedSince(clients, kind, good, rows.length)]
      : []),
    await unknownParameter(clients, name),
    await wrongKey(clients, name),
  ];
  return { verdict: verdictOf(name, rows.length, checks, faults), good: parsed.good };
}

export interface JudgedContent {
  readonly verdicts: readonly Verdict[];
  readonly content: Content;
  /** Rows that belong to something unknown; nothing is said of them where an endpoint could not be read. */
  readonly strays: readonly string[];
}

/** All that a build reads. */
export async function judgeContent(clients: Clients, rowFaults: RowFaults): Promise<JudgedContent> {
  const verdicts: Verdict[] = [];
  const content = await readContent(async (kind, schema) => {
    const { verdict, good } = await judgeEndpoint(kind, schema, clients, rowFaults);
    verdicts.push(verdict);
    return good;
  });
  const strays: string[] = [];
  if (verdicts.every(({ rows }) => rows !== null)) relate(content, (warning) => void strays.push(warning));
  return { verdicts, content, strays };
}
