import type { Answered, Asked } from "./ask";
import { type Sentinel, sentinelsIn } from "./sentinels";

/** Sentinels in an answer, headers and body. Who runs the site is meant to read, as CSV, what people wrote. */
export function leaksInAnswer({ method, path: asked }: Asked, { headers, body }: Answered): readonly string[] {
  const isExport = headers["content-type"]?.startsWith("text/csv") === true;
  const sought: readonly Sentinel[] = isExport ? ["secret"] : ["secret", "person"];
  return sentinelsIn(Buffer.from(`${JSON.stringify(headers)}\n${body}`), sought).map(
    (name) => `${method} ${asked}: ${name}`,
  );
}
