/** Keys of objects in the bucket of backups. */

const hex = (bytes: number) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const BACKUPS = "backups/";
export const ERASED = "erased/";
export const COPIES = "photos/";
export const GONE = "gone/";

/** What the pieces of a list of photos are of, as those of rows are of their table. */
export const PHOTOS = "photos";

/** How far the running backup is. */
export const RUN = "run";

export const folderOf = (date: string) => `${BACKUPS}${date}/`;
/** It is written last: without it a backup does not exist. */
export const manifestOf = (date: string) => `${folderOf(date)}manifest`;
/** A name that was never used, since two slices of the clock may write the same piece at once. */
export const newPiece = (date: string, of: string, number: number) =>
  `${folderOf(date)}${String(number).padStart(5, "0")}-${of}-${hex(6)}`;
/** The day is in the name, so that a restore lists the days that it needs. */
export const newErased = (date: string, what: "member" | "opened") => `${ERASED}${date}/${what}-${hex(12)}`;
/** One copy for each content of a photo. */
export const copyOf = (key: string, etag: string) => `${COPIES}${key}/${etag}`;
