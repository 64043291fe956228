import * as fc from "fast-check";
import { expect, test } from "vitest";
import { site } from "../../site";
import { holdsContact } from "./contact-in-text";
import type { PhoneRule } from "./phone";

/** Counts how many candidate numbers are tested in a text: a measure of cost that does not depend on the machine. */
function readings(text: string): number {
  let count = 0;
  const national = { test: () => ((count += 1), false) } as unknown as RegExp;
  holdsContact(text, { ...site.phone, national } satisfies PhoneRule);
  return count;
}

/** A number has at most 17 digits, « 00 » included, and may begin at any group of digits. */
const MAX_PER_GROUP = 2 * 17;

test("the cost of a text grows linearly with its groups of digits, whatever separates them", () => {
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

test("three kilobytes of single digits, which once took eight seconds, need only a few tests per digit", () => {
  expect(readings(`voiture${" 0".repeat(1_495)}`)).toBeLessThanOrEqual(MAX_PER_GROUP * 1_495);
});

test("a number of up to the maximum length is found even after many other digits", () => {
  expect(holdsContact(`${"1 ".repeat(40)}+33 6 12 34 56 78`, site.phone)).toBe(true);
  expect(holdsContact(`${"5 ".repeat(500)}7 7 1 2 3 4 5 6 7`, site.phone)).toBe(true);
  expect(holdsContact("0 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5", site.phone)).toBe(true);
});
