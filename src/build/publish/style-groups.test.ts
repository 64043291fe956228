import fc from "fast-check";
import postcss from "postcss";
import { expect, test } from "vitest";
import { subset } from "./css-subset";
import { groupStyles } from "./style-groups";
import { emptyVocabulary, union, type Vocabulary } from "./vocabulary";

const words = (classes: readonly string[]): Vocabulary => ({ ...emptyVocabulary(), classes: new Set(classes) });
const sheet = postcss.parse(
  "abcdefgh"
    .split("")
    .map((name) => `.${name}{order:${name.charCodeAt(0)}}`)
    .join(""),
);
const rulesFor = (vocabulary: Vocabulary) => subset(sheet, vocabulary);

test("there are never more different texts than there is room for, and each kind has at least its own rules", () => {
  fc.assert(
    fc.property(
      fc.array(fc.subarray("abcdefgh".split("")), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 6 }),
      (kinds, room) => {
        const styles = groupStyles(
          new Map(kinds.map((classes, index) => [`kind${index}`, words(classes)])),
          rulesFor,
          room,
        );
        expect(new Set(styles.values()).size).toBeLessThanOrEqual(room);
        kinds.forEach((classes, index) => {
          for (const name of classes) expect(styles.get(`kind${index}`)).toContain(`.${name}{`);
        });
      },
    ),
  );
});

test("where one text too many is needed, the two kinds share whose pages become least heavy", () => {
  // Shortened selectors make the texts of two kinds differ in rules that they share.
  const shared = postcss.parse(".a,.b,.c{order:1}.d,.e{order:2}.f{order:3}.g,.h,.a{order:4}");
  const textOf = (vocabulary: Vocabulary) => subset(shared, vocabulary);
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.subarray("abcdefgh".split(""), { minLength: 1 }), { minLength: 2, maxLength: 5 }),
      (classes) => {
        const kinds = new Map(classes.map((names, index) => [`kind${index}`, words(names)] as const));
        const texts = [...kinds.values()].map(textOf);
        fc.pre(new Set(texts).size === texts.length);
        const weight = (all: Iterable<string>) => [...all].reduce((sum, text) => sum + text.length ** 4, 0);
        const alternatives = [...kinds.values()].flatMap((one, a, all) =>
          all.slice(a + 1).map((other) => {
            const text = textOf(union(one, other));
            return weight([...texts, text, text]) - weight([textOf(one), textOf(other)]);
          }),
        );
        const grouped = groupStyles(kinds, textOf, texts.length - 1);
        expect(weight(grouped.values())).toBe(Math.min(...alternatives));
      },
    ),
  );
});

test("with room for all, no kind has another's rules; with less room, similar kinds share first", () => {
  const kinds = new Map([
    ["one", words(["a", "b"])],
    ["two", words(["a", "b", "c"])],
    ["three", words(["g", "h"])],
  ]);
  expect(groupStyles(kinds, rulesFor, 3).get("one")).toBe(rulesFor(words(["a", "b"])));
  const shared = groupStyles(kinds, rulesFor, 2);
  expect(shared.get("one")).toBe(shared.get("two"));
  expect(shared.get("three")).toBe(rulesFor(words(["g", "h"])));
});
