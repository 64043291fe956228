import { parse } from "node-html-parser";

/** Replaces every run of white space, including no-break spaces, by one space, to compare texts. */
export const fold = (text: string) => text.replace(/\s+/g, " ").trim();

/** Readable text of HTML, which may contain elements and entities. */
export const readIn = (html: string) => fold(parse(`<p>${html}</p>`).text);

/** Lower-case text without accents, words joined by hyphens, to compare a title with the slugs of its address. */
export const slugOf = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
