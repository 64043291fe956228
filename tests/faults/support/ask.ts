import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";

export interface RawRequest {
  readonly method?: string;
  /** The request target, sent exactly as given. */
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
}

export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const TIMEOUT_MS = 30_000;
const agent = new Agent({ keepAlive: true });

/** Sends one request with exactly the given headers (fetch adds some and normalizes others). */
export const askRaw = (
  address: string,
  { method = "GET", path, headers = {}, body }: RawRequest,
  timeoutMs = TIMEOUT_MS,
): Promise<RawResponse> =>
  new Promise((answered, failed) => {
    const { hostname, port } = new URL(address);
    const asking = request({
      hostname,
      port,
      agent,
      method,
      path,
      headers: body === undefined ? headers : { "Content-Length": Buffer.byteLength(body), ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    });
    asking.once("error", failed);
    asking.once("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", failed);
      response.once("end", () =>
        answered({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString("utf8"),
        }),
      );
    });
    asking.end(body);
  });
