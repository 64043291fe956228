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

/** What was read of a document, since several components ask for it and it may be long. */
const parsed = new WeakMap<Element, Served<unknown>>();

/** @returns null if the document was served for something else: the visitor has come from another page */
export function servedHere<Value>(of: string): Served<Value> | null {
  const element = typeof document === "undefined" ? null : document.getElementById(SERVED_ID);
  if (!element) return null;
  const served = parsed.get(element) ?? (JSON.parse(element.textContent ?? "null") as Served<unknown>);
  parsed.set(element, served);
  return served.of === of ? (served as Served<Value>) : null;
}
