import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_SEARCH_LENGTH } from "../../../src/contract/guide/suggestion";
import { anyText } from "../../../tests/support/any-text";
import { found, prepare, readAsked, wordsIn } from "./match";

const ROWS = [
  ["Toyota RAV4", ""],
  ["Citroën C-Élysée", ""],
  ["Land Rover Defender", ""],
  ["Peugeot 208", ""],
  ["Peugeot 2008", ""],
  ["Simulateur de dédouanement", "douane importer"],
  ["Bissap Motors", "Kia Hyundai Dakar Escale"],
  ["Terminus", "4x4"],
] as const;
const PREPARED = ROWS.map(([label, words]) => prepare(label, label, words));
const foundFor = (typed: string) => {
  const asked = readAsked(typed);
  return found(() => asked, PREPARED);
};
const names = (typed: string) => foundFor(typed).map(({ row }) => row);

// rule: site/found-groups
describe("a text is matched", () => {
  test.each([
    ["rav 4", ["Toyota RAV4"]],
    ["RAV4 toyota", ["Toyota RAV4"]],
    ["c elysee", ["Citroën C-Élysée"]],
    ["celysée", ["Citroën C-Élysée"]],
    ["landrover", ["Land Rover Defender"]],
    ["defend", ["Land Rover Defender"]],
    ["208", ["Peugeot 208"]],
    ["20", []],
    ["peugot", ["Peugeot 208", "Peugeot 2008"]],
    ["deduanement", ["Simulateur de dédouanement"]],
    ["dédouannem", ["Simulateur de dédouanement"]],
    ["une douane", ["Simulateur de dédouanement"]],
    ["kia dakar", ["Bissap Motors"]],
    ["escape", []],
    ["4 x 4", ["Terminus"]],
    ["kia zanzibar", ["Bissap Motors"]],
    ["kia zanzibar nulle part", []],
    ["208 zanzibar", []],
  ])("« %s » finds %j", (typed, expected) => expect(names(typed)).toEqual(expected));

  const aWord = fc.constantFrom(...ROWS.flatMap(([label, words]) => wordsIn(`${label} ${words}`)), "une", "zzz", "x");

  test("the order of its words does not matter, but of short ones, which may be parts of one such as « 4 x 4 »", () => {
    fc.assert(
      fc.property(
        fc
          .array(
            aWord.filter((word) => word.length > 3),
            { minLength: 1, maxLength: 20 },
          )
          .chain((words) => fc.tuple(fc.constant(words), fc.shuffledSubarray(words, { minLength: words.length }))),
        ([words, shuffled]) => void expect(names(shuffled.join(" "))).toEqual(names(words.join(" "))),
      ),
    );
  });

  test("its case and accents do not matter", () => {
    fc.assert(
      fc.property(fc.array(aWord, { minLength: 1, maxLength: 6 }), (words) => {
        expect(names(words.join(" ").toUpperCase().normalize("NFD"))).toEqual(names(words.join(" ")));
      }),
    );
  });

  test("whatever it is, without an error, each row at most once, the best first", () => {
    fc.assert(
      fc.property(anyText({ maxLength: MAX_SEARCH_LENGTH }), (typed) => {
        const all = foundFor(typed);
        expect(new Set(all).size).toBe(all.length);
        for (const [at, { score, share }] of all.entries()) {
          expect(Number.isFinite(score) && share > 0).toBe(true);
          expect(score).toBeLessThanOrEqual(all[at - 1]?.score ?? Number.POSITIVE_INFINITY);
        }
      }),
    );
  });

  test("in little time among 2,000 rows, however it was made to take long", () => {
    const many = Array.from({ length: 2_000 }, (_, at) =>
      prepare(at, `Aaaaaaaa aaaaaaab ${at} a a a a`, "aaaaaaac aaaaaaad aaaaaaae a b c d e f g h i j k l m n o"),
    );
    for (const typed of [
      "a".repeat(64),
      "a ".repeat(32),
      "aaaaaaaz ".repeat(7),
      "abcdefg ".repeat(8),
      "4x".repeat(32),
      "é".repeat(64),
    ]) {
      const start = performance.now();
      found(() => readAsked(typed), many);
      expect(performance.now() - start, typed).toBeLessThan(400);
    }
  });
});
