import { createServer } from "node:http";

export interface Trap {
  readonly port: number;
  /** What came here: nothing ever should. */
  readonly hits: string[];
  close(): void;
}

/** A server that nobody has any business with, on every address of this machine. */
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
