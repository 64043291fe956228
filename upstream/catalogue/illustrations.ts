import { isSubject, type SubjectName } from "../drawings/illustrations";
import { isPlace, type PlaceName } from "../drawings/scenes";
import type { Content } from "../source/content";
import { warnOnce } from "../warn";

export const pictureOf = {
  article: (id: number) => `/media/articles/${id}.jpg`,
};

export type Illustration = SubjectName | PlaceName;

/**
 * What editors asked to be drawn (`illustration: port`), by the address of the picture: a subject, or a place for the first car that the text is
 * about. A word that nothing answers to is told on stderr.
 */
export function illustrationsOf({ articles }: Content): ReadonlyMap<string, Illustration> {
  const asked = articles.map(({ head }) => [pictureOf.article(head.id), head.illustration ?? ""] as const);
  return new Map(
    asked.flatMap(([address, word]) => {
      if (isSubject(word) || isPlace(word)) return [[address, word] as const];
      if (word) warnOnce(`${address} : illustration inconnue « ${word} »`);
      return [];
    }),
  );
}
