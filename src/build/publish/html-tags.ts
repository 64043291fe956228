import { Parser } from "htmlparser2";

/** A start tag of a page. */
export interface Tag {
  /** Name in lower case. */
  readonly name: string;
  /** Attribute names in lower case, values as written (entities not decoded). */
  readonly attributes: Readonly<Record<string, string>>;
  /** Text between start and end tag, of elements whose content is not markup (script, style…). */
  readonly text: string;
}

const RAW_TEXT = new Set(["script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes"]);

/** Calls `see` with every start tag of a page, in order. Comments and raw text are skipped. */
export function readTags(html: string, see: (tag: Tag) => void): void {
  let raw: { readonly name: string; readonly attributes: Tag["attributes"]; text: string } | null = null;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const tag = { name, attributes, text: "" };
        if (RAW_TEXT.has(name)) raw = tag;
        else see(tag);
      },
      ontext(text) {
        if (raw) raw.text += text;
      },
      onclosetag(name) {
        if (raw?.name !== name) return;
        see(raw);
        raw = null;
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
}
