import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** An answer before it goes out. */
export interface Answer {
  status: number;
  type: string;
  /** Null for HEAD where making it takes long. */
  body: Buffer | string | null;
  /** By default a digest of the body. */
  etag?: string;
  cache?: string;
  headers?: Record<string, string>;
}

export const jsonAnswer = (status: number, value: unknown): Answer => ({
  status,
  type: "application/json; charset=utf-8",
  body: JSON.stringify(value),
});

/** `{"error": "…"}` with a French sentence. */
export const errorAnswer = (status: number, error: string): Answer => jsonAnswer(status, { error });

/** A strong validator: the same bytes, the same tag. */
const digestOf = (body: Buffer | string) => createHash("sha256").update(body).digest("base64url").slice(0, 27);

/** RFC 9110 § 13.1.2: a list of tags or `*`; the weak mark does not count. */
function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.trim() === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** Sends an answer: ETag and 304 for successes, no body for HEAD. */
export function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const success = answer.status === 200;
  const headers: Record<string, string | number> = {
    "Content-Type": answer.type,
    "Cache-Control": success ? (answer.cache ?? "private, no-cache") : "no-store",
    "X-Content-Type-Options": "nosniff",
    ...answer.headers,
  };
  if (success) {
    const etag = `"${answer.etag ?? digestOf(answer.body ?? "")}"`;
    headers["ETag"] = etag;
    if (request.method !== "POST" && matches(request.headers["if-none-match"], etag)) {
      delete headers["Content-Type"];
      response.writeHead(304, headers).end();
      return;
    }
  }
  if (answer.body !== null) headers["Content-Length"] = Buffer.byteLength(answer.body);
  response.writeHead(answer.status, headers).end(request.method === "HEAD" ? undefined : answer.body);
}
