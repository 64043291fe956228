import * as z from "zod/mini";
import { normalSearch, type Suggestion } from "../../../src/contract/guide/suggestion";
import { suggestion } from "../../../src/contract/wire/suggestion";
import type { Env } from "../../env";
import type { Context } from "../../shared/context";
import { problem } from "../../shared/problem";
import { askRows } from "../../shared/upstream";

const ENDPOINT = "search_suggestion";
const FRESH = 5 * 60_000;
/** How long an answer may stand in for a catalogue that is down. */
const KEPT = 24 * 3_600_000;
const MOST = 20;
const AT = "X-Answered-At";

const rows = z.array(z.unknown());

/** Rows judged one by one: a bad one is left out. */
const wellFormed = (sent: readonly unknown[]): readonly Suggestion[] =>
  sent.flatMap((row) => suggestion.safeParse(row).data ?? []).slice(0, MOST);

async function askCatalogue(env: Env, search: string, key: string): Promise<readonly Suggestion[] | null> {
  const sent = await askRows(env, ENDPOINT, { search });
  if (sent === null) return null;
  const found = wellFormed(sent);
  const headers = { "Cache-Control": `max-age=${KEPT / 1_000}`, [AT]: String(Date.now()) };
  await caches.default.put(key, Response.json(found, { headers }));
  return found;
}

const answer = (data: readonly Suggestion[]) =>
  Response.json({ data }, { headers: { "Cache-Control": "public, max-age=60" } });

/**
 * `GET /api?endpoint=search_suggestion&search=…` (rule: guide/suggestions): api.php's rows, kept for 5 minutes, and for a day in case it
 * is down.
 * A question goes on when its visitor, who types on, no longer waits: its answer is kept for whoever types the same.
 */
export async function suggestions({ env, request, waitUntil }: Context): Promise<Response> {
  const { searchParams } = new URL(request.url);
  if (searchParams.get("endpoint") !== ENDPOINT) return problem("unknown_address");
  const search = normalSearch(searchParams.get("search") ?? "");
  if (search === null) return problem("bad_search");
  const key = `https://suggestions.local/?${new URLSearchParams({ search }).toString()}`;
  const kept = await caches.default.match(key);
  const age = Date.now() - Number(kept?.headers.get(AT));
  const data = kept && age < KEPT ? wellFormed(rows.parse(await kept.json())) : null;
  if (data && age < FRESH) return answer(data);
  const asking = askCatalogue(env, search, key);
  waitUntil(asking);
  const found = (await asking) ?? data;
  return found ? answer(found) : problem("catalogue_down", { "Retry-After": "30" });
}
