import { KEY_HEADER, KEY_PARAMETER } from "../src/contract/endpoints";
import { listEnvelope } from "../src/contract/wire/envelope";
import type { Env } from "./env";

const PATIENCE = 1_500;
const LONGEST = 1_000_000;

/** Reads an answer up to a length. @returns null when it is longer */
async function textOf(answer: Response): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = "";
  for (const reader = answer.body?.getReader(); reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
    if (text.length > LONGEST) {
      await reader.cancel();
      return null;
    }
  }
  return text + decoder.decode();
}

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
    const text = await textOf(answer);
    if (text === null) return failure(endpoint, "too long");
    const envelope = listEnvelope.safeParse(JSON.parse(text));
    return envelope.success ? envelope.data.data : failure(endpoint, "no data");
  } catch (error) {
    return failure(endpoint, error instanceof Error ? error.name : "unknown");
  }
}

function failure(endpoint: string, reason: string): null {
  console.warn(`api.php ${endpoint}: ${reason}`);
  return null;
}
