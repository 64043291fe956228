import { globSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** In milliseconds: after wrangler is killed, workerd may keep the file locked for a moment. */
const TO_LET_GO = 10_000;

/** Where miniflare stores the Worker's data. */
export const DATABASE = "d1/miniflare-D1DatabaseObject";
export const BUCKET = "r2/miniflare-R2BucketObject";
export type Kind = typeof DATABASE | typeof BUCKET;

/** The only database in a folder of miniflare. */
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

/** Reads the stored data directly, past the Worker. @param root of its site */
export const readKept = <Result>(root: string, kind: Kind, read: (database: DatabaseSync) => Result): Result =>
  using(opened(root, kind, true), read);

/** Changes the stored data. Nobody else may have the database open: the Worker does not notice changes that it did not make. */
export const changeKept = (root: string, kind: Kind, change: (database: DatabaseSync) => void): void =>
  using(opened(root, kind, false), change);
