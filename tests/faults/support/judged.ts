import * as z from "zod/mini";
import type { RawResponse, RawRequest } from "./ask";
import { MARK } from "./nonsense";
import type { Target } from "./target";

const problem = z.strictObject({
  code: z.string().check(z.regex(/^[a-z_]+$/)),
  message: z.string().check(z.regex(/^[A-Z][^<>]*[.]$/)),
  fields: z.optional(z.record(z.string(), z.string())),
});

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether the answer is JSON that no browser reads as a page: such an answer may repeat what its own user typed. */
const isData = (status: number, headers: RawResponse["headers"]) =>
  status < 300 && headers["content-type"] === "application/json" && headers["x-content-type-options"] === "nosniff";

/** What is wrong with an answer to any request; null if nothing is. */
export function faultOf(
  { method }: RawRequest,
  { status, headers, body }: RawResponse,
  always: Target["always"],
): string | null {
  if (status >= 500) return `status ${status} ${body.slice(0, 200)}`;
  const missing = always.filter(([name, value]) => headers[name.toLowerCase()] !== value);
  if (missing.length > 0) return `header ${missing[0]?.[0]}`;
  const repeated = JSON.stringify(headers) + (isData(status, headers) ? "" : body);
  if (repeated.includes(MARK)) return "reflected";
  if (status < 400 || method === "HEAD") return null;
  if (headers["content-type"] !== "application/json") return `type ${headers["content-type"]}`;
  return problem.safeParse(asJson(body)).success ? null : `not {code, message}: ${body.slice(0, 100)}`;
}
