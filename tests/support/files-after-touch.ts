import { runInNewContext } from "node:vm";
import type { Page } from "./pages";
import { hasFile, readText } from "./release";

interface Element {
  readonly [name: string]: unknown;
}

/** Elements that a script adds to the head of a page at `address`. The script is run with a fake head that only records them. */
function addedBy(script: string, address: string, dataset: Readonly<Record<string, string>>): readonly Element[] {
  const added: Element[] = [];
  const head = {
    append: (element: Element) => added.push(element),
    insertBefore: (element: Element) => added.push(element),
  };
  const listeners: { type: string; listener: (event: unknown) => void }[] = [];
  const listen = (type: string, listener: (event: unknown) => void) => void listeners.push({ type, listener });
  const document = {
    head,
    currentScript: { dataset },
    documentElement: { matches: () => false, dataset: {} },
    createElement: (name: string) => ({ name }),
    querySelector: (selector: string) => (selector.includes("data-kind") ? { dataset } : null),
    addEventListener: listen,
  };
  const window = {
    document,
    addEventListener: listen,
    location: { pathname: address },
    navigator: {},
    AbortController,
    setTimeout: () => 0,
  };
  runInNewContext(script, { ...window, window });
  for (const { type, listener } of listeners)
    if (type === "pointerdown") listener({ type, target: null, pointerType: "touch" });
  return added;
}

const localFile = (address: unknown) =>
  typeof address === "string" && /\.(?:js|css)$/.test(address) && hasFile(address.slice(1)) ? [address.slice(1)] : [];

/** Files that a page loads at the visitor's first touch: the scripts listed in its boot script, then the scripts and sheets of its own kind. */
function filesAfterTouch({ address, scripts }: Page): readonly string[] {
  const boot = scripts.find(({ kind }) => kind !== undefined);
  if (!boot) throw new Error(`${address} has no boot script that says its kind`);
  const first = addedBy(boot.text, address, {}).flatMap(({ src }) => localFile(src));
  const launch = first.find((file) => file.startsWith("launch-"));
  const own = launch
    ? addedBy(readText(launch), address, { kind: boot.kind ?? "" }).flatMap(({ href }) => localFile(href))
    : [];
  return [...new Set([...first, ...own])];
}

const ending = (wanted: string) => (page: Page) => filesAfterTouch(page).filter((file) => file.endsWith(wanted));

export const scriptsAfterTouch = ending(".js");
/** The sheet that all pages share, and the sheets of the page's kind. */
export const sheetsAfterTouch = ending(".css");
