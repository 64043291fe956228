import type { RawResponse, RawRequest } from "./ask";
import { type Sentinel, sentinelsIn } from "./sentinels";

/** Sentinels in the headers and body of an answer. The operators' CSV export may contain what people wrote. */
export function leaksInAnswer({ method, path: asked }: RawRequest, { headers, body }: RawResponse): readonly string[] {
  const isExport = headers["content-type"]?.startsWith("text/csv") === true;
  const sought: readonly Sentinel[] = isExport ? ["secret"] : ["secret", "person"];
  return sentinelsIn(Buffer.from(`${JSON.stringify(headers)}\n${body}`), sought).map(
    (name) => `${method} ${asked}: ${name}`,
  );
}
