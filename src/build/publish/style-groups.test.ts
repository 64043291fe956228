import fc from "fast-check";
import postcss from "postcss";
import { expect, test } from "vitest";
import { subset } from "./css-subset";
import { groupStyles } from "./style-groups";
import { emptyVocabulary, type Vocabulary } from "./vocabulary";

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
