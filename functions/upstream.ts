import { KEY_HEADER, KEY_PARAMETER } from "../src/contract/endpoints";
import { listEnvelope } from "../src/contract/wire/envelope";
import { kept } from "../src/contract/wire/message";
import type { Env } from "./env";
import { readText } from "./read-text";

const PATIENCE = 1_500;
/** Nobody waits for a delivery. */
const DELIVERY_PATIENCE = 10_000;
const LONGEST = 1_000_000;

/**
 * The rows that api.php answers within 1.5 s, as sent. The key goes to that one host: a redirect is a failure.
 * @returns null when it fails, in whatever way; the reason is logged without what was asked
 */
export async function askRows({ API_BASE, API_KEY }: Env, endpoint: string, parameters: Readonly<Record<string, string>>): Promise<readonly unknown[] | null> {
  const url = new URL(`${API_BASE}/api.php`);
  url.search = new URLSearchParams({ endpoint, ...parameters, ...(API_KEY && { [KEY_PARAMETER]: API_KEY }) }).toString();
  try {
    const answer = await fetch(url, {
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE),
      headers: { Accept: "application/json", ...(API_KEY && { [KEY_HEADER]: API_KEY }) },
    });
    if (answer.status !== 200) return failure(endpoint, `status ${answer.status}`);
    const text = await readText(answer, LONGEST);
    if (text === null) return failure(endpoint, "too long");
    const envelope = listEnvelope.safeParse(JSON.parse(text));
    return envelope.success ? envelope.data.data : failure(endpoint, "no data");
  } catch (error) {
    return failure(endpoint, error instanceof Error ? error.name : "unknown");
  }
}

/**
 * Hands a message to api.php, which keeps it once for each id.
 * @returns null when it is kept; else why not, without a word of the upstream's or of the message
 */
export async function handOver({ API_BASE, API_KEY }: Env, endpoint: string, id: string, body: string): Promise<string | null> {
  const url = new URL(`${API_BASE}/api.php`);
  url.search = new URLSearchParams({ endpoint }).toString();
  try {
    const answer = await fetch(url, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(DELIVERY_PATIENCE),
      headers: { "Content-Type": "application/json", "Idempotency-Key": id, ...(API_KEY && { [KEY_HEADER]: API_KEY }) },
      body: JSON.stringify({ ...JSON.parse(body), ...(API_KEY && { [KEY_PARAMETER]: API_KEY }) }),
    });
    if (answer.status !== 200) return `status ${answer.status}`;
    const text = await readText(answer, LONGEST);
    return text !== null && kept.safeParse(JSON.parse(text)).success ? null : "not the agreed answer";
  } catch (error) {
    return error instanceof Error ? error.name : "unknown";
  }
}

function failure(endpoint: string, reason: string): null {
  console.warn(`api.php ${endpoint}: ${reason}`);
  return null;
}
