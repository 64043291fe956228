import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as ask,
  type Server,
  type ServerResponse,
} from "node:http";
import { text } from "node:stream/consumers";
import type { Signer } from "./signer";

const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d{1,5})?$/;

/** For pages of this machine alone: the emulator itself would answer to any site that its developer visits. */
const corsFor = (origin: string, { "access-control-request-headers": wanted = "" }: IncomingHttpHeaders) => ({
  "Access-Control-Allow-Origin": origin,
  "Access-Control-Allow-Methods": "GET, POST, PATCH, DELETE",
  "Access-Control-Allow-Headers": wanted,
  Vary: "Origin",
});

const json = (response: ServerResponse, value: unknown, status = 200) =>
  void response
    .writeHead(status, { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" })
    .end(JSON.stringify(value));

interface Behind {
  /** The emulator's port on this machine. */
  readonly port: number;
  readonly signer: Signer;
  /** Called when an answer has been passed on. */
  readonly afterwards: (path: string) => void;
}

/** Its answer, its own CORS aside, with signed tokens. */
async function passOn(from: IncomingMessage, response: ServerResponse, signer: Signer): Promise<void> {
  for (const [name, value] of Object.entries(from.headers))
    if (
      value !== undefined &&
      !/^(?:access-control-|vary$|content-length$|transfer-encoding$|connection$|keep-alive$)/.test(name)
    )
      response.setHeader(name, value);
  response.statusCode = from.statusCode ?? 502;
  if (!/\bjson\b/.test(from.headers["content-type"] ?? "")) return void from.pipe(response);
  const answer = await text(from);
  response.end(answer === "" ? "" : JSON.stringify(await signer.resign(JSON.parse(answer))));
}

/** What the browser and the edge take for Firebase on this machine: the emulator with signed tokens, and their key at `/jwks`. */
export function authProxy({ port, signer, afterwards }: Behind): Server {
  return createServer((request, response) => {
    const { method = "GET", url = "/", headers } = request;
    const { origin } = headers;
    if (origin !== undefined) {
      if (!LOOPBACK.test(origin)) return json(response, { error: { code: 403, message: "FOREIGN_ORIGIN" } }, 403);
      for (const [name, value] of Object.entries(corsFor(origin, headers))) response.setHeader(name, value);
    }
    if (method === "OPTIONS") return void response.writeHead(204).end();
    if (url === "/jwks") return json(response, signer.keys);
    // The Host stays: links in e-mails lead back here.
    const asked = ask(
      { host: "127.0.0.1", port, method, path: url, headers: { ...headers, "accept-encoding": "identity" } },
      (answer) => {
        passOn(answer, response, signer).then(
          () => afterwards(url),
          () => response.destroy(),
        );
      },
    );
    asked.once("error", () =>
      response.headersSent
        ? response.destroy()
        : json(response, { error: { code: 502, message: "EMULATOR_DOWN" } }, 502),
    );
    request.pipe(asked);
  });
}
