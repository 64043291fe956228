import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** Starts an HTTP server that responds by the given function and records its requests. */
export async function startTinyServer(
  answer: (request: IncomingMessage, response: ServerResponse, count: number) => void,
) {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    answer(request, response, asked.length);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Answers a request as another server does. Without that one's answer the connection ends, as it would between two real servers. */
export const passOn = (origin: string, request: IncomingMessage, response: ServerResponse) =>
  void fetch(`${origin}${request.url}`)
    .then(async (answer) => response.end(await answer.text()))
    .catch(() => response.destroy());
