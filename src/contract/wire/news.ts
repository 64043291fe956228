import * as z from "zod/mini";
import { figure, html, id, isoDate, listOf, optionalDate, optionalText, text } from "./primitives";

/** `get_header_menu_news`: the news categories. */
export const newsCategory = z.object({ id, name: text, description: optionalText });
export type WireNewsCategory = z.infer<typeof newsCategory>;

/** A term is an object with a name or a plain value; `terms` is a list of them or one alone (rule: editorial/article-category). */
const term = z.pipe(
  z.union([text, z.object({ name: text, slug: optionalText, id: z.optional(id) })]),
  z.transform((value) => (typeof value === "string" ? { name: value } : { name: value.name })),
);
export const terms = z.pipe(
  z.optional(z.nullable(z.union([z.array(term), term]))),
  z.transform((value) => (Array.isArray(value) ? value : value ? [value] : [])),
);

/** `get_articles`: the fields of WordPress are known, the others are assumed. */
export const article = z.object({
  ID: id,
  post_title: text,
  post_name: text,
  post_excerpt: optionalText,
  post_content: html,
  post_date: isoDate,
  post_modified: optionalDate,
  post_author: optionalText,
  thumbnail: optionalText,
  terms,
  tags: listOf(text),
  points_cles: listOf(text),
  temps_lecture: figure,
  /** Model ids. */
  modeles_lies: listOf(id),
});
export type WireArticle = z.infer<typeof article>;
