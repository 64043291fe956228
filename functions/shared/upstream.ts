import { KEY_HEADER, KEY_PARAMETER } from "../../src/contract/shared/endpoints";
import { listEnvelope } from "../../src/contract/wire/envelope";
import { kept } from "../../src/contract/wire/message";
import { askJson, type Outcome } from "./ask-json";
import type { Env } from "../env";
import { secretsIn } from "./secrets-in";

const TIMEOUT_MS = 1_500;
/** No visitor waits for a delivery, so it may take longer. */
const DELIVERY_TIMEOUT_MS = 10_000;

interface Asked {
  readonly query: Readonly<Record<string, string>>;
  readonly init: RequestInit;
}

/**
 * Asks api.php, with the key in a header. An api.php that refuses a key is asked again with the older one, so that it may change its own at any moment
 * between the two settings of the Worker (rule: site/key-rotation): a read changes nothing, and a message has its id.
 * @param asked what is asked with the key as a parameter
 */
async function ask(
  { API_BASE, API_KEY }: Env,
  timeoutMs: number,
  asked: (keyParameter: Readonly<Record<string, string>>) => Asked,
): Promise<Outcome> {
  const until = Date.now() + timeoutMs;
  const url = new URL(`${API_BASE}/api.php`);
  let outcome: Outcome = { ok: false, reason: REFUSED_KEY };
  for (const key of [...secretsIn(API_KEY), ...(API_KEY.trim() === "" ? [""] : [])]) {
    const { query, init } = asked(key === "" ? {} : { [KEY_PARAMETER]: key });
    url.search = new URLSearchParams(query).toString();
    const headers = { ...init.headers, ...(key !== "" && { [KEY_HEADER]: key }) };
    outcome = await askJson(url, { ...init, headers }, Math.max(until - Date.now(), 1));
    if (outcome.ok || outcome.reason !== REFUSED_KEY) break;
  }
  return outcome;
}
/** An api.php refuses a key by 401, and by 401 alone (docs/api/README.md). */
const REFUSED_KEY = "status 401";

/**
 * Asks api.php for rows. They are returned as sent, and no schema has checked them yet.
 * @returns null when api.php fails or takes longer than 1.5 s; the reason is logged, without what was asked
 */
export async function askRows(
  env: Env,
  endpoint: string,
  parameters: Readonly<Record<string, string>>,
): Promise<readonly unknown[] | null> {
  const outcome = await ask(env, TIMEOUT_MS, (key) => ({
    query: { endpoint, ...parameters, ...key },
    init: { headers: { Accept: "application/json" } },
  }));
  const rows = outcome.ok ? listEnvelope.safeParse(outcome.value).data?.data : undefined;
  if (!rows) console.warn(`api.php ${endpoint}: ${outcome.ok ? "no data" : outcome.reason}`);
  return rows ?? null;
}

/**
 * Hands a message to api.php, which keeps one message for each id however often it is sent (idempotent).
 * @returns null when it is kept, else the reason, which quotes nothing of the message
 */
export async function handOver(env: Env, endpoint: string, id: string, body: string): Promise<string | null> {
  const outcome = await ask(env, DELIVERY_TIMEOUT_MS, (key) => ({
    query: { endpoint },
    init: {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": id },
      body: JSON.stringify({ ...JSON.parse(body), ...key }),
    },
  }));
  if (!outcome.ok) return outcome.reason;
  return kept.safeParse(outcome.value).success ? null : "not the agreed answer";
}

/**
 * A signing key derived from the key of api.php, which cannot be computed back from it. While there are two it is derived from the older one; the counts
 * of a network begin anew when that one goes.
 * @param purpose gives each use a key of its own
 */
export const ownKey = ({ API_KEY }: Env, purpose: string): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode(`${purpose} ${secretsIn(API_KEY).at(-1) ?? ""}`),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
