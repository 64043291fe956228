import type { WireArticle } from "../../../../src/contract/wire/news";
import { routes } from "../../../../src/routes";
import type { CleanHtml } from "../html/clean-html";
import { readingMinutes } from "../html/reading-minutes";
import { onePhoto, type PictureOf } from "./picture";
import { slugOf } from "./slug-of";

/** Category of an article without a term (rule: editorial/article-category). */
const NO_CATEGORY = "Actualité";

/** @returns null when its HTML cannot be shown. */
export function toArticle(row: WireArticle, pictureOf: PictureOf, clean: CleanHtml) {
  const html = clean(row.post_content);
  if (html === null) return null;
  // rule: editorial/article-category
  const categoryName = row.terms[0]?.name ?? NO_CATEGORY;
  const slug = slugOf(row.post_name, row.post_title, row.ID);
  const categorySlug = slugOf(null, categoryName, "actualite");
  return {
    articleId: row.ID,
    slug,
    path: routes.article(categorySlug, { id: row.ID, slug }),
    title: row.post_title,
    excerpt: row.post_excerpt,
    html,
    date: row.post_date,
    // WordPress sends the date of the last save, which is before the date of publication when an article was scheduled (rule: editorial/article-dates).
    modified: row.post_modified && Date.parse(row.post_modified) > Date.parse(row.post_date) ? row.post_modified : null,
    author: row.post_author,
    categorySlug,
    categoryName,
    tags: row.tags,
    keyPoints: row.points_cles,
    readingMinutes: row.temps_lecture ? Math.max(1, Math.round(row.temps_lecture)) : readingMinutes(html),
    modelIds: row.modeles_lies,
    thumbnail: onePhoto(pictureOf(row.thumbnail), row.post_title),
  };
}
