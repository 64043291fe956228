import { listEnvelope, objectEnvelope } from "../../../../src/contract/wire/envelope";
import { failure, type Result } from "../problem";
import type { Client } from "./client";
import type { Fetched } from "./fetched";
import { parseJson } from "./parse-json";

/** Fetches an endpoint that returns everything in one response, or confirms that the copy at hand is current. */
export async function fetchWhole(
  client: Client,
  endpoint: string,
  shape: "whole" | "object",
  copy: Pick<Fetched, "rows" | "etag"> | null,
): Promise<Result<Fetched>> {
  const answer = await client.get({ endpoint, path: "/api.php", query: { endpoint }, etag: copy?.etag ?? null });
  if (!answer.ok) return answer;
  const { body, notModified, date, etag } = answer.value;
  if (notModified && copy) return { ok: true, value: { rows: copy.rows, totalGeneral: null, date, etag: copy.etag } };
  const rows = shape === "whole" ? listRows(endpoint, body) : objectRows(endpoint, body);
  return rows.ok ? { ok: true, value: { rows: rows.value, totalGeneral: null, date, etag } } : rows;
}

function listRows(endpoint: string, body: Uint8Array): Result<unknown[]> {
  const parsed = parseJson(endpoint, body, listEnvelope);
  if (!parsed.ok) return parsed;
  const { data, total = data.length } = parsed.value;
  if (data.length !== total) return failure(endpoint, "incomplete", `${data.length} lignes sur ${total}`);
  return { ok: true, value: data };
}

/** `{ accueil_haut: {…} }` → `[{ …, place: "accueil_haut" }]`; a place without content gives no row. */
function objectRows(endpoint: string, body: Uint8Array): Result<unknown[]> {
  const parsed = parseJson(endpoint, body, objectEnvelope);
  if (!parsed.ok) return parsed;
  const filled = Object.entries(parsed.value.data).filter(([, value]) => !isNothing(value));
  return { ok: true, value: filled.map(([place, value]) => (isRecord(value) ? { ...value, place } : { place })) };
}

const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isNothing = (value: unknown) => value === null || value === "" || (Array.isArray(value) && value.length === 0);
