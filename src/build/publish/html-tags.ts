/** A start tag as it stands in the page. */
export interface Tag {
  /** Lower case. */
  readonly name: string;
  /** Attribute names in lower case, values as written (entities not decoded). */
  readonly attributes: ReadonlyMap<string, string>;
  /** Text between start and end tag, of elements whose content is not markup (script, style…). */
  readonly text: string;
}

const START = /<([a-zA-Z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/y;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const RAW_TEXT = new Set(["script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes"]);

/** Tags repeat: of ten thousand pages, most have been read before. */
const read = new Map<string, ReadonlyMap<string, string>>();
const MOST_REMEMBERED = 20_000;

function attributesOf(source: string): ReadonlyMap<string, string> {
  const known = read.get(source);
  if (known) return known;
  if (read.size >= MOST_REMEMBERED) read.clear();
  const attributes = new Map<string, string>();
  for (const [, name = "", double, single, bare] of source.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? ""); // the first one counts, as in browsers
  }
  read.set(source, attributes);
  return attributes;
}

/**
 * Every start tag of a page, in order, comments and raw text skipped. Reads the well-formed HTML that React and
 * sanitize-html write; it is a scanner, not a parser: it knows no tree.
 */
export function* tagsOf(html: string): Generator<Tag> {
  let at = 0;
  while ((at = html.indexOf("<", at)) !== -1) {
    if (html.startsWith("<!--", at)) {
      const end = html.indexOf("-->", at + 4);
      at = end === -1 ? html.length : end + 3;
      continue;
    }
    START.lastIndex = at;
    const match = START.exec(html);
    if (!match) {
      at += 1;
      continue;
    }
    const name = (match[1] ?? "").toLowerCase();
    at += match[0].length;
    let text = "";
    if (RAW_TEXT.has(name)) {
      const end = endOf(html, name, at);
      text = html.slice(at, end);
      at = end;
    }
    yield { name, attributes: attributesOf(match[2] ?? ""), text };
  }
}

function endOf(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}[\\s/>]`, "ig");
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? html.length;
}
