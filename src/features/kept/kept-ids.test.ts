import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { openStorage } from "../../../tests/support/browser-storage";
import { keepIds, keptIds } from "./kept-ids";

beforeEach(openStorage);

test("what is kept comes back in its order, each once, no more than asked for", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 999_999_999 })), fc.nat(20), (ids, most) => {
      keepIds("k", ids);
      expect(keptIds("k", most)).toEqual([...new Set(ids)].slice(0, most));
    }),
  );
});

test("whatever else stands there is no id", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      localStorage.setItem("k", text);
      expect(keptIds("k", 9).every(Number.isInteger)).toBe(true);
    }),
  );
  localStorage.setItem("k", "12,<b>,-3,1e3, 4,12,7");
  expect(keptIds("k", 9)).toEqual([12, 7]);
});
