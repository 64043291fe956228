import * as z from "zod/mini";
import { LEAD_STATE_NAMES, type LeadNote, type LeadState } from "../../../src/contract/messages/lead-desk";
import { leadMessage } from "../../../src/contract/wire/message";

const state = z.enum(LEAD_STATE_NAMES);
const row = z.object({
  id: z.string(),
  body: z.string(),
  received_at: z.int(),
  delivery: z.enum(["waiting", "sent", "undeliverable"]),
  state,
  recall_on: z.nullable(z.string()),
});
const callRow = z.object({
  message_id: z.string(),
  at: z.int(),
  operator: z.string(),
  state,
  recall_on: z.nullable(z.string()),
  note: z.nullable(z.string()),
});

/** Of a body that is not as agreed, the desk shows what it can. */
const readable = z.partial(z.extend(z.object({}), leadMessage.shape));
type Body = z.infer<typeof readable>;
export interface LeadRow extends z.infer<typeof row> {
  readonly lead: Body;
  readonly calls: readonly z.infer<typeof callRow>[];
}

/** SQL of all requests that are kept, each with the state and the day of its newest call; before any it is to be called. */
const LEADS = `SELECT messages.id AS id, body, received_at, outbox.state AS delivery, coalesce(last.state, 'a_appeler') AS state, last.recall_on AS recall_on
  FROM messages JOIN outbox ON outbox.id = messages.id LEFT JOIN lead_notes AS last ON last.n = (SELECT max(n) FROM lead_notes WHERE message_id = messages.id)
  WHERE endpoint = 'post_lead'`;

/** Who waits longest is first among those to call, and who is due first among those to call again; the newest is first elsewhere. */
const ORDER: { readonly [name in LeadState]?: string } = {
  a_appeler: "received_at",
  rappeler: "recall_on, received_at",
};

/** @param wanted null: in whatever state */
export async function leadsIn(db: D1Database, wanted: LeadState | null, most: number): Promise<readonly LeadRow[]> {
  const order = (wanted !== null && ORDER[wanted]) || "received_at DESC";
  const { results } = await db
    .prepare(`SELECT * FROM (${LEADS}) WHERE ?1 IS NULL OR state = ?1 ORDER BY ${order} LIMIT ?2`)
    .bind(wanted, most)
    .all();
  const rows = z.array(row).parse(results);
  const { results: called } = await db
    .prepare(
      "SELECT message_id, at, operator, state, recall_on, note FROM lead_notes WHERE message_id IN (SELECT value FROM json_each(?)) ORDER BY n DESC",
    )
    .bind(JSON.stringify(rows.map(({ id }) => id)))
    .all();
  const calls = Map.groupBy(z.array(callRow).parse(called), ({ message_id }) => message_id);
  return rows.map((one) => ({
    ...one,
    lead: readable.safeParse(JSON.parse(one.body)).data ?? {},
    calls: calls.get(one.id) ?? [],
  }));
}

/** How many requests there are in each state. */
export async function leadCounts(db: D1Database): Promise<Readonly<Record<string, number>>> {
  const { results } = await db.prepare(`SELECT state, count(*) AS n FROM (${LEADS}) GROUP BY state`).all();
  const counts = z.array(z.object({ state, n: z.int() })).parse(results);
  return Object.fromEntries(counts.map(({ state: name, n }) => [name, n]));
}

/** Records what came of a call. @returns false when the request is no longer kept */
export async function noteLead(
  db: D1Database,
  id: string,
  { state: to, recall_on, note }: LeadNote,
  operator: string,
  now: number,
): Promise<boolean> {
  const { results } = await db
    .prepare(
      "INSERT INTO lead_notes (message_id, at, operator, state, recall_on, note) SELECT id, ?2, ?3, ?4, ?5, ?6 FROM messages WHERE id = ?1 AND endpoint = 'post_lead' RETURNING n",
    )
    .bind(id, now, operator, to, recall_on, note)
    .all();
  return results.length > 0;
}
