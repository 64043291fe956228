import { KEY_HEADER, KEY_PARAMETER } from "../../src/contract/shared/endpoints";
import { listEnvelope } from "../../src/contract/wire/envelope";
import { kept } from "../../src/contract/wire/message";
import { askJson, type Outcome } from "./ask-json";
import type { Env } from "../env";

const TIMEOUT_MS = 1_500;
/** No visitor waits for a delivery, so it may take longer. */
const DELIVERY_TIMEOUT_MS = 10_000;

/** Asks api.php, with the key in a header. */
function ask(
  { API_BASE, API_KEY }: Env,
  query: Readonly<Record<string, string>>,
  timeoutMs: number,
  init: RequestInit,
): Promise<Outcome> {
  const url = new URL(`${API_BASE}/api.php`);
  url.search = new URLSearchParams(query).toString();
  return askJson(url, { ...init, headers: { ...init.headers, ...(API_KEY && { [KEY_HEADER]: API_KEY }) } }, timeoutMs);
}

/** The key as a parameter, which goes into the query of a GET and into the body of a POST (rule: site/api-key). */
const keyParameter = ({ API_KEY }: Env): Readonly<Record<string, string>> =>
  API_KEY ? { [KEY_PARAMETER]: API_KEY } : {};

/**
 * Asks api.php for rows. They are returned as sent, and no schema has checked them yet.
 * @returns null when api.php fails or takes longer than 1.5 s; the reason is logged, without what was asked
 */
export async function askRows(
  env: Env,
  endpoint: string,
  parameters: Readonly<Record<string, string>>,
): Promise<readonly unknown[] | null> {
  const outcome = await ask(env, { endpoint, ...parameters, ...keyParameter(env) }, TIMEOUT_MS, {
    headers: { Accept: "application/json" },
  });
  const rows = outcome.ok ? listEnvelope.safeParse(outcome.value).data?.data : undefined;
  if (!rows) console.warn(`api.php ${endpoint}: ${outcome.ok ? "no data" : outcome.reason}`);
  return rows ?? null;
}

/**
 * Hands a message to api.php, which keeps one message for each id however often it is sent (idempotent).
 * @returns null when it is kept, else the reason, which quotes nothing of the message
 */
export async function handOver(env: Env, endpoint: string, id: string, body: string): Promise<string | null> {
  const outcome = await ask(env, { endpoint }, DELIVERY_TIMEOUT_MS, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": id },
    body: JSON.stringify({ ...JSON.parse(body), ...keyParameter(env) }),
  });
  if (!outcome.ok) return outcome.reason;
  return kept.safeParse(outcome.value).success ? null : "not the agreed answer";
}

/** A signing key derived from the key of api.php, which cannot be computed back from it. @param purpose gives each use a key of its own */
export const ownKey = ({ API_KEY }: Env, purpose: string): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode(`${purpose} ${API_KEY}`),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
