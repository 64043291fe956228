import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { siteUrl } from "./visitors";

/** The site at its own address, behind a network that may fail. */
export interface FickleSite {
  readonly url: string;
  /** When false, the server does not respond. */
  online: boolean;
  /** Path → function that changes the content of the file. */
  readonly changed: Map<string, (served: string) => string>;
  /** Paths that were requested, with their queries. */
  readonly asked: string[];
  close(): void;
}

export async function openFickleSite(): Promise<FickleSite> {
  const changed = new Map<string, (served: string) => string>();
  const asked: string[] = [];
  const pass = ({ method, url = "/", headers }: IncomingMessage, response: ServerResponse) => {
    if (!site.online) return response.destroy();
    asked.push(url);
    const change = changed.get(url);
    const { host } = new URL(siteUrl);
    const { "if-none-match": _, ...others } = headers;
    const onwards = request(
      siteUrl + url,
      { method, headers: { ...(change ? others : headers), host, ...(change && { "accept-encoding": "identity" }) } },
      (answer) => {
        answer.on("error", () => response.destroy());
        if (!change) return answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
        const { "content-length": _length, etag: _etag, ...kept } = answer.headers;
        void text(answer).then((served) =>
          response.writeHead(answer.statusCode ?? 502, { ...kept, etag: '"changed"' }).end(change(served)),
        );
      },
    );
    onwards.on("error", () => response.destroy());
    onwards.end();
  };
  const server = createServer(pass);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const site: FickleSite = {
    url: `http://127.0.0.1:${port}`,
    online: true,
    changed,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return site;
}
