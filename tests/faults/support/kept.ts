import { globSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Milliseconds: workerd, killed with wrangler, may hold the file a moment after it. */
const TO_LET_GO = 10_000;

/** The one database that miniflare keeps under a folder of its own. */
export function databaseUnder(root: string, kind: "d1/miniflare-D1DatabaseObject" | "r2/miniflare-R2BucketObject", readOnly = true): DatabaseSync {
  const file = globSync(path.join(root, ".wrangler/state/v3", kind, "*.sqlite")).find((found) => !found.endsWith("metadata.sqlite"));
  if (file === undefined) throw new Error(`nothing kept in ${kind}`);
  return new DatabaseSync(file, { readOnly, timeout: TO_LET_GO });
}
