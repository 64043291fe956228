import { ROWS_PER_PAGE } from "../../../../src/contract/shared/endpoints";
import { listEnvelope } from "../../../../src/contract/wire/envelope";
import { failure, type Result } from "../problem";
import type { Client } from "./client";
import type { Fetched, Progress } from "./fetched";
import { parseJson } from "./parse-json";
import { readPages } from "./read-pages";

interface Page extends Fetched {
  total: number;
  size: number;
}

type ReadPage = (page: number) => Promise<Result<Page>>;

/**
 * Reads all pages of a list: the first one alone, because it tells how many there are, then the others concurrently.
 * A list that changes while it is read is read once more; if it changes again, it counts as incomplete.
 */
export async function fetchList(
  client: Client,
  endpoint: string,
  since: string | null,
  progress: Progress,
): Promise<Result<Fetched>> {
  const read: ReadPage = (page) => readPage(client, endpoint, since, page);
  const once = await readAll(client, endpoint, read, progress);
  return once.ok || once.problem.code !== "incomplete" ? once : readAll(client, endpoint, read, progress);
}

async function readAll(client: Client, endpoint: string, read: ReadPage, progress: Progress): Promise<Result<Fetched>> {
  const first = await read(1);
  if (!first.ok) return first;
  const { total, size, ...fetched } = first.value;
  let done = fetched.rows.length;
  progress(endpoint, done, total);
  const rest = await readPages(size > 0 ? Math.ceil(total / size) : 1, client.width, async (number) => {
    const page = await read(number);
    if (page.ok) progress(endpoint, (done += page.value.rows.length), total);
    return page;
  });
  if (!rest.ok) return rest;
  const rows = [...fetched.rows, ...rest.value.flatMap((page) => page.rows)];
  if (rows.length !== total) return failure(endpoint, "incomplete", `${rows.length} lignes sur ${total}`);
  return { ok: true, value: { ...fetched, rows } };
}

async function readPage(client: Client, endpoint: string, since: string | null, page: number): Promise<Result<Page>> {
  const query = {
    endpoint,
    page: String(page),
    par_page: String(ROWS_PER_PAGE),
    ...(since && { modifie_depuis: since }),
  };
  const answer = await client.get({ endpoint, path: "/api.php", query });
  if (!answer.ok) return answer;
  const parsed = parseJson(endpoint, answer.value.body, listEnvelope);
  if (!parsed.ok) return parsed;
  const { data, total = data.length, par_page = data.length, total_general = null } = parsed.value;
  const { date } = answer.value;
  return { ok: true, value: { rows: data, total, size: par_page, totalGeneral: total_general, date, etag: null } };
}
