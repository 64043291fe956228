import type { Row } from "../row";
import type { ArticleHead, CategoryEntry } from "../source/shapes";
import { encodeEntities } from "./entities";
import { pictureOf } from "./illustrations";
import type { Names } from "./names";

const WORDS_PER_MINUTE = 200;

/** `terms` in the shapes that the contract knows (rule: editorial/article-category): mostly a list of objects, for some a plain value, for some a list of plain values. */
function terms(article: ArticleHead, categories: readonly CategoryEntry[]): unknown {
  const category = categories.find(({ slug }) => slug === article.categorie);
  const name = category?.name ?? article.categorie;
  if (article.id % 10 === 3) return name;
  if (article.id % 10 === 8) return [name];
  return [{ id: category?.id, name: article.id % 10 === 5 ? encodeEntities(name) : name, slug: article.categorie }];
}

/** `get_articles`: WordPress-shaped, newest first. Every seventh title has HTML entities, as WordPress stores them. */
export const articleRows = (
  articles: readonly { head: ArticleHead; html: string; words: number }[],
  categories: readonly CategoryEntry[],
  names: Names,
): Row[] =>
  articles
    .map(({ head, html, words }) => ({
      ID: head.id,
      post_title: head.id % 7 === 0 ? encodeEntities(head.titre) : head.titre,
      post_name: head.slug,
      post_excerpt: head.chapo ?? null,
      post_content: html,
      post_date: head.date,
      post_modified: head.modifie ?? head.date,
      post_author: head.auteur ?? null,
      thumbnail: pictureOf.article(head.id),
      terms: terms(head, categories),
      tags: head.tags,
      points_cles: head.a_retenir,
      temps_lecture: Math.max(1, Math.ceil(words / WORDS_PER_MINUTE)),
      modeles_lies: head.modeles.flatMap((name) => names.fullName(name)?.id ?? []),
    }))
    .sort((a, b) => b.post_date.localeCompare(a.post_date) || b.ID - a.ID);
