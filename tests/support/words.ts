import { parse } from "node-html-parser";

/** One space for every run of white space, the unbreakable ones included: how two texts are compared. */
export const fold = (text: string) => text.replace(/\s+/g, " ").trim();

/** What is read of a text in HTML, which may have elements and entities. */
export const readIn = (html: string) => fold(parse(`<p>${html}</p>`).text);

/** Lower case, without accents, words joined by hyphens: how a title is compared with the slugs of its address. */
export const slugOf = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
