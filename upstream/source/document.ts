import { marked } from "marked";
import { parse } from "yaml";

/** A Markdown file with a YAML head. */
export interface Document {
  head: unknown;
  html: string;
  words: number;
}

const HEAD = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

/** Throws on a missing head and on what the YAML parser refuses. */
export function readDocument(text: string): Document {
  const match = HEAD.exec(text);
  if (!match) throw new Error("en-tête « --- » absent");
  const body = text.slice(match[0].length);
  return {
    head: parse(match[1] ?? ""),
    html: marked.parse(body, { async: false, gfm: true }),
    words: body.split(/\s+/).filter(Boolean).length,
  };
}
