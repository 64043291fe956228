import { createServer } from "node:http";
import { listen } from "../ports";
import { onTheWire } from "../../tests/support/cdn";

interface Kept {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

export interface Front {
  readonly origin: string;
  close(): Promise<void>;
}

/** Of the Worker's answer, what no longer holds once the body is compressed here. */
const REPLACED = ["content-encoding", "content-length", "transfer-encoding", "connection"];

async function ask(address: string, change: (html: string) => string): Promise<Kept> {
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
 * Stands before the Worker as a CDN does: compresses, and answers at once what it was asked before, so that two runs
 * meet the same server.
 * @param change what to do to every page
 */
export async function openFront(site: string, change: (html: string) => string = (html) => html): Promise<Front> {
  const kept = new Map<string, Promise<Kept>>();
  const server = createServer((request, response) => {
    const url = request.url ?? "/";
    const answer = kept.get(url) ?? ask(site + url, change);
    kept.set(url, answer);
    answer.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => {
        kept.delete(url);
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
