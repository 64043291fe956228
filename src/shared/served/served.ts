/** What a page that the Worker renders was made from, as the document has it (functions/shared/fill-page.ts). */
export interface Served<Value> {
  /** Names what the value is: `ad/0123456789ab`. */
  readonly of: string;
  /** Public address of the site, without a path. */
  readonly origin: string;
  readonly value: Value;
  /** What operators had closed, and the path of the document for which that was read; absent while nothing is closed (closed.ts). */
  readonly closed?: Readonly<Record<string, string>>;
  readonly path?: string;
}

/** Id of the script element that holds it, as JSON. */
export const SERVED_ID = "served";

/** What was read of a document, since several components ask for it and it may be long. */
const parsed = new WeakMap<Element, Served<unknown>>();

/** What is in the element that the Worker wrote. */
export function servedIn(element: Element): Served<unknown> | null {
  const served = parsed.get(element) ?? (JSON.parse(element.textContent ?? "null") as Served<unknown> | null);
  if (served) parsed.set(element, served);
  return served;
}

/** @returns null if the document was served for something else: the visitor has come from another page */
export function servedHere<Value>(of: string): Served<Value> | null {
  const element = typeof document === "undefined" ? null : document.getElementById(SERVED_ID);
  const served = element && servedIn(element);
  return served?.of === of ? (served as Served<Value>) : null;
}
