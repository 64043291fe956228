import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as send,
  type Server,
  type ServerResponse,
} from "node:http";
import { text } from "node:stream/consumers";
import type { Signer } from "./signer";

const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d{1,5})?$/;

/** CORS headers for pages of this machine only: the emulator itself would answer any site that the developer visits. */
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

interface ProxyOptions {
  /** The emulator's port on this machine. */
  readonly port: number;
  readonly signer: Signer;
  /** Called with the path of each request whose answer has been forwarded. */
  readonly onAnswered: (path: string) => void;
}

/** Forwards the emulator's answer with signed tokens and without the emulator's own CORS headers. */
async function forward(from: IncomingMessage, response: ServerResponse, signer: Signer): Promise<void> {
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

/** The server that the browser and the Worker use as Firebase on this machine: the emulator with signed tokens, and their public key at `/jwks`. */
export function authProxy({ port, signer, onAnswered }: ProxyOptions): Server {
  return createServer((request, response) => {
    const { method = "GET", url = "/", headers } = request;
    const { origin } = headers;
    if (origin !== undefined) {
      if (!LOOPBACK.test(origin)) return json(response, { error: { code: 403, message: "FOREIGN_ORIGIN" } }, 403);
      for (const [name, value] of Object.entries(corsFor(origin, headers))) response.setHeader(name, value);
    }
    if (method === "OPTIONS") return void response.writeHead(204).end();
    if (url === "/jwks") return json(response, signer.keys);
    // The Host header is forwarded unchanged, so that links in e-mails lead back to this proxy.
    const forwarded = send(
      { host: "127.0.0.1", port, method, path: url, headers: { ...headers, "accept-encoding": "identity" } },
      (answer) => {
        forward(answer, response, signer).then(
          () => onAnswered(url),
          () => response.destroy(),
        );
      },
    );
    forwarded.once("error", () =>
      response.headersSent
        ? response.destroy()
        : json(response, { error: { code: 502, message: "EMULATOR_DOWN" } }, 502),
    );
    request.pipe(forwarded);
  });
}
