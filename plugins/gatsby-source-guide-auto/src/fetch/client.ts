import pLimit from "p-limit";
import { KEY_HEADER, KEY_PARAMETER } from "../../../../src/contract/shared/endpoints";
import type { Options } from "../options";
import { failure, type ProblemCode, type Result } from "../problem";
import { networkProblem } from "./network-problem";
import { readBody } from "./read-body";

/** A GET request. `endpoint` is its name in messages; the address itself is never shown. */
interface Ask {
  endpoint: string;
  path: string;
  query?: Record<string, string>;
  etag?: string | null;
}

interface Answer {
  body: Uint8Array;
  /** The server confirmed that the copy named by `etag` is current; the body is empty. */
  notModified: boolean;
  etag: string | null;
  /** The server's `Date` header, as sent. */
  date: string | null;
}

export interface Client {
  /** Maximum number of concurrent requests over all endpoints. */
  width: number;
  get(ask: Ask): Promise<Result<Answer>>;
}

export type Wait = (milliseconds: number) => Promise<void>;

const RETRIED: readonly ProblemCode[] = ["refused", "dns", "timeout", "network"];

/** Creates the client, the only code that reads the key. Requests share one queue; network errors and 5xx responses are retried after a pause with jitter. */
export function createClient(options: Options, wait: Wait): Client {
  const queue = pLimit(options.concurrency);
  return {
    width: options.concurrency,
    get: (ask) =>
      queue(async () => {
        for (let tries = 1; ; tries += 1) {
          const { result, again } = await getOnce(ask, options);
          if (!again || tries >= options.retries) return result;
          await wait(400 * 2 ** (tries - 1) * (0.5 + Math.random() / 2));
        }
      }),
  };
}

interface Attempt {
  result: Result<Answer>;
  /** Whether a retry may succeed. */
  again: boolean;
}

async function getOnce(ask: Ask, options: Options): Promise<Attempt> {
  const final = (result: Result<Answer>): Attempt => ({ result, again: false });
  try {
    const response = await fetch(addressOf(ask, options), {
      headers: headersOf(ask, options),
      redirect: "manual",
      signal: AbortSignal.timeout(options.timeoutMs),
    });
    const { status, headers } = response;
    const notModified = status === 304 && Boolean(ask.etag);
    if (status !== 200 && !notModified) {
      await response.body?.cancel();
      return { result: refusal(ask.endpoint, status), again: status >= 500 };
    }
    const body = await readBody(response, options.maxBytes);
    if (!body) return final(failure(ask.endpoint, "too-large", `plus de ${options.maxBytes} octets`));
    return final({ ok: true, value: { body, notModified, etag: headers.get("etag"), date: headers.get("date") } });
  } catch (error) {
    const code = networkProblem(error);
    const detail = code === "timeout" ? `plus de ${options.timeoutMs} ms` : undefined;
    return { result: failure(ask.endpoint, code, detail), again: RETRIED.includes(code) };
  }
}

function refusal(endpoint: string, status: number): Result<never> {
  const code = status === 401 ? "unauthorized" : status >= 300 && status < 400 ? "redirect" : "http";
  const { problem } = failure(endpoint, code, code === "unauthorized" ? undefined : `HTTP ${status}`);
  return { ok: false, problem: { ...problem, status } };
}

function addressOf({ path, query }: Ask, { apiBase, apiKey }: Options): URL {
  const url = new URL(`${apiBase}${path}`);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  if (apiKey) url.searchParams.set(KEY_PARAMETER, apiKey);
  return url;
}

function headersOf({ etag }: Ask, { apiKey }: Options): Record<string, string> {
  return { ...(apiKey && { [KEY_HEADER]: apiKey }), ...(etag && { "If-None-Match": etag }) };
}
