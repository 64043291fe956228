import { isSubject, type SubjectName } from "../drawings/illustrations";
import { isPlace, type PlaceName } from "../drawings/scenes";
import { numberIn, type Row, textIn } from "../row";
import type { Content } from "../source/content";
import { warnOnce } from "../warn";

export const pictureOf = {
  article: (id: number) => `/media/articles/${id}.jpg`,
  topic: (slug: string) => `/media/themes/${slug}.jpg`,
  guide: (id: number) => `/media/guides/${id}.jpg`,
};

export type Illustration = SubjectName | PlaceName;

/**
 * What editors asked to be drawn (`illustration: port`), by the address of the picture: a subject, or a place for the first car that the text is
 * about. A word that nothing answers to is told on stderr.
 */
export function illustrationsOf({ articles, topics, guides }: Content): ReadonlyMap<string, Illustration> {
  const asked: readonly (readonly [string, string])[] = [
    ...articles.map(({ head }) => [pictureOf.article(head.id), head.illustration ?? ""] as const),
    ...topics.map((row) => [pictureOf.topic(textIn(row, "slug")), textIn(row, "illustration")] as const),
    ...guides.map((row) => [pictureOf.guide(numberIn(row, "id") ?? 0), textIn(row, "illustration")] as const),
  ];
  return new Map(
    asked.flatMap(([address, word]) => {
      if (isSubject(word) || isPlace(word)) return [[address, word] as const];
      if (word) warnOnce(`${address} : illustration inconnue « ${word} »`);
      return [];
    }),
  );
}

/** A row of which the word goes out as the address of the picture, or as none. */
export function illustrated(row: Row, address: string, drawn: ReadonlyMap<string, Illustration>): Row {
  const { illustration: _ours, ...fields } = row;
  return { ...fields, image: drawn.has(address) ? address : null };
}
