import type { WirePage } from "../../../../src/contract/wire/guide";
import { editorialPage } from "../../../../src/routes";
import type { CleanHtml } from "../html/clean-html";
import { toQuestions } from "./question";
import { slugOf } from "./slug-of";

/** @returns null when its HTML cannot be shown. */
export function toEditorialPage(row: WirePage, clean: CleanHtml) {
  const html = clean(row.contenu);
  if (html === null) return null;
  const slug = slugOf(row.slug, row.titre, "page");
  return {
    slug,
    path: editorialPage(slug),
    title: row.titre,
    summary: row.resume,
    html,
    faq: toQuestions(row.faq),
    updated: row.date_maj,
  };
}
