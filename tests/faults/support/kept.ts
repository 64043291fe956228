import { globSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Milliseconds: workerd, killed with wrangler, may hold the file a moment after it. */
const TO_LET_GO = 10_000;

/** Where miniflare keeps what the Worker does. */
export const DATABASE = "d1/miniflare-D1DatabaseObject";
export const BUCKET = "r2/miniflare-R2BucketObject";
export type Kind = typeof DATABASE | typeof BUCKET;

/** The one database that miniflare keeps under a folder of its own. */
function opened(root: string, kind: Kind, readOnly: boolean): DatabaseSync {
  const file = globSync(path.join(root, ".wrangler/state/v3", kind, "*.sqlite")).find(
    (found) => !found.endsWith("metadata.sqlite"),
  );
  if (file === undefined) throw new Error(`nothing kept in ${kind}`);
  return new DatabaseSync(file, { readOnly, timeout: TO_LET_GO });
}

function using<Result>(database: DatabaseSync, use: (database: DatabaseSync) => Result): Result {
  try {
    return use(database);
  } finally {
    database.close();
  }
}

/** Reads what is kept at this moment, past the Worker. @param root of its site */
export const readKept = <Result>(root: string, kind: Kind, read: (database: DatabaseSync) => Result): Result =>
  using(opened(root, kind, true), read);

/** Changes what is kept, while nobody else has it open: the Worker takes no change that it did not make. */
export const changeKept = (root: string, kind: Kind, change: (database: DatabaseSync) => void): void =>
  using(opened(root, kind, false), change);
