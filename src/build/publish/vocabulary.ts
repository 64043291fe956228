import type { Tag } from "./html-tags";

/** The words of a page or of a kind of page that selectors can match. Element names are in lower case. */
export interface Vocabulary {
  readonly elements: Set<string>;
  readonly classes: Set<string>;
  readonly ids: Set<string>;
  /** Values of `value` attributes. */
  readonly values: Set<string>;
}

/** Names of the elements that every document has, even when its source leaves out their tags. */
const ALWAYS = ["html", "head", "body"];

export const emptyVocabulary = (): Vocabulary => ({
  elements: new Set(ALWAYS),
  classes: new Set(),
  ids: new Set(),
  values: new Set(),
});

export const union = (a: Vocabulary, b: Vocabulary): Vocabulary => ({
  elements: new Set([...a.elements, ...b.elements]),
  classes: new Set([...a.classes, ...b.classes]),
  ids: new Set([...a.ids, ...b.ids]),
  values: new Set([...a.values, ...b.values]),
});

const decode = (value: string) =>
  value.includes("&")
    ? value
        .replace(/&(?:quot|#x22|#34);/g, '"')
        .replace(/&(?:#x27|#39|apos);/g, "'")
        .replace(/&lt;/g, "<")
        .replace(/&gt;/g, ">")
        .replace(/&amp;/g, "&")
    : value;

/** Collects the words of a page. A class attribute that was seen before costs one look-up, so that ten thousand pages take seconds. */
export class VocabularyReader {
  readonly vocabulary = emptyVocabulary();
  readonly #seen = new Set<string>();

  read(tag: Tag): void {
    this.vocabulary.elements.add(tag.name);
    const { id, value, class: names } = tag.attributes;
    if (id !== undefined) this.vocabulary.ids.add(decode(id));
    if (value !== undefined) this.vocabulary.values.add(decode(value));
    if (names === undefined || this.#seen.has(names)) return;
    this.#seen.add(names);
    for (const name of decode(names).split(/\s+/)) if (name) this.vocabulary.classes.add(name);
  }
}
