import { createServer } from "node:http";
import { listen } from "../ports";
import { onTheWire } from "../../tests/support/cdn";

interface StoredAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

export interface Front {
  readonly origin: string;
  close(): Promise<void>;
}

/** Headers of the Worker's answer that are no longer true once the body is compressed here. */
const REPLACED = ["content-encoding", "content-length", "transfer-encoding", "connection"];

async function fetchCompressed(address: string, change: (html: string) => string): Promise<StoredAnswer> {
  const answer = await fetch(address, { redirect: "manual" });
  const type = answer.headers.get("content-type") ?? "";
  const sent = Buffer.from(await answer.arrayBuffer());
  const { body, encoding } = onTheWire(
    type.startsWith("text/html") ? Buffer.from(change(sent.toString("utf8"))) : sent,
    type,
  );
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !REPLACED.includes(name)));
  return {
    status: answer.status,
    headers: { ...headers, ...(encoding && { "content-encoding": encoding, vary: "Accept-Encoding" }) },
    body,
  };
}

/**
 * Opens a server that stands before the Worker as a CDN does: it compresses answers, tells a browser that what it has is still current, and caches answers, so that two runs
 * measure the same server.
 * @param change is applied to the HTML of every page
 */
export async function openFront(site: string, change: (html: string) => string = (html) => html): Promise<Front> {
  const cache = new Map<string, Promise<StoredAnswer>>();
  const server = createServer((request, response) => {
    const url = request.url ?? "/";
    const answer = cache.get(url) ?? fetchCompressed(site + url, change);
    cache.set(url, answer);
    answer.then(
      ({ status, headers, body }) => {
        const isKnown = headers["etag"] !== undefined && headers["etag"] === request.headers["if-none-match"];
        if (isKnown) response.writeHead(304, headers).end();
        else response.writeHead(status, headers).end(body);
      },
      () => {
        cache.delete(url);
        response.writeHead(502).end();
      },
    );
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
