/** What a page that the Worker renders was made from, as the document has it (functions/shared/fill-page.ts). */
export interface Served<Value> {
  /** Names what the value is: `ad/0123456789ab`. */
  readonly of: string;
  /** Public address of the site, without a path. */
  readonly origin: string;
  readonly value: Value;
}

/** Id of the script element that holds it, as JSON. */
export const SERVED_ID = "served";

/** @returns null if the document was served for something else: the visitor has come from another page */
export function servedHere<Value>(of: string): Served<Value> | null {
  const text = typeof document === "undefined" ? null : document.getElementById(SERVED_ID)?.textContent;
  const served = text ? (JSON.parse(text) as Served<Value>) : null;
  return served?.of === of ? served : null;
}
