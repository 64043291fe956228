import { createServer } from "node:http";

export interface Trap {
  readonly port: number;
  /** The requests received; there must be none. */
  readonly hits: string[];
  close(): void;
}

/** A server on every address of this machine, which the Worker must never call. */
export async function openTrap(): Promise<Trap> {
  const hits: string[] = [];
  const server = createServer((request, response) => {
    hits.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
    response.writeHead(200, { "Content-Type": "application/json" }).end('{"data":[],"ok":true}');
  });
  await new Promise<void>((listening, failed) => server.once("error", failed).listen(0, "::", listening));
  const address = server.address();
  return { port: typeof address === "object" && address ? address.port : 0, hits, close: () => void server.close() };
}
