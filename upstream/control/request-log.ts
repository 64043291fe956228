import type { IncomingMessage } from "node:http";
import { KEY_PARAMETER } from "../../src/contract/shared/endpoints";

interface LoggedRequest {
  method: string;
  /** With the key masked. */
  path: string;
  endpoint: string | null;
  page: string | null;
  modifie_depuis: string | null;
  /** The sender's name for a message. */
  idempotency_key: string | null;
}

export interface RequestLog {
  add: (request: IncomingMessage, url: URL) => void;
  all: () => LoggedRequest[];
  clear: () => void;
}

const MAX_REQUESTS = 10_000;

/** The requests since the last clear, for tests; the newest ten thousand. */
export function requestLog(): RequestLog {
  let seen: LoggedRequest[] = [];
  return {
    add({ method = "", headers }, url) {
      const query = new URLSearchParams(url.searchParams);
      if (query.has(KEY_PARAMETER)) query.set(KEY_PARAMETER, "***");
      const text = query.toString();
      if (seen.length >= MAX_REQUESTS) seen = seen.slice(MAX_REQUESTS / 2);
      seen.push({
        method,
        path: url.pathname + (text && `?${text}`),
        endpoint: query.get("endpoint"),
        page: query.get("page"),
        modifie_depuis: query.get("modifie_depuis"),
        idempotency_key: headers["idempotency-key"]?.toString() ?? null,
      });
    },
    all: () => [...seen],
    clear: () => {
      seen = [];
    },
  };
}
