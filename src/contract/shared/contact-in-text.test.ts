import * as fc from "fast-check";
import { expect, test } from "vitest";
import { site } from "../../site";
import { holdsContact } from "./contact-in-text";
import type { PhoneRule } from "./phone";

/** Counts the numbers that a text is read for: what it costs, on any machine. */
function readings(text: string): number {
  let count = 0;
  const national = { test: () => ((count += 1), false) } as unknown as RegExp;
  holdsContact(text, { ...site.phone, national } satisfies PhoneRule);
  return count;
}

/** A number has 17 digits at most, « 00 » included; it may begin at each group of figures. */
const MAX_PER_GROUP = 2 * 17;

test("a text costs no more for each of its groups of figures, however many they are and whatever stands between", () => {
  const part = fc.tuple(
    fc.stringMatching(/^[0-9]{1,12}$/),
    fc.constantFrom(" ", ".", "-", "/", " (", "*", "_", "  ", "+"),
  );
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 300 }), (parts, times) => {
      const text = parts
        .map((pair) => pair.join(""))
        .join("")
        .repeat(times);
      expect(readings(text)).toBeLessThanOrEqual(MAX_PER_GROUP * parts.length * times);
    }),
  );
});

test("three kilobytes of single figures, which once took eight seconds, are read a few times each", () => {
  expect(readings(`voiture${" 0".repeat(1_495)}`)).toBeLessThanOrEqual(MAX_PER_GROUP * 1_495);
});

test("a number is found to the last digit that one may have, wherever a text of figures begins", () => {
  expect(holdsContact(`${"1 ".repeat(40)}+33 6 12 34 56 78`, site.phone)).toBe(true);
  expect(holdsContact(`${"5 ".repeat(500)}7 7 1 2 3 4 5 6 7`, site.phone)).toBe(true);
  expect(holdsContact("0 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5", site.phone)).toBe(true);
});
