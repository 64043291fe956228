import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { openStorage } from "../../../tests/support/browser-storage";
import { SEEN } from "../../shared/stored/choice-keys";
import { keepIds, keptIds } from "./kept-ids";

beforeEach(openStorage);

// rule: guide/favourites, guide/last-seen
test("stored ids are read in their order, each once, up to the maximum", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 999_999_999 })), fc.nat(20), (ids, most) => {
      keepIds(SEEN, ids);
      expect(keptIds(SEEN, most)).toEqual([...new Set(ids)].slice(0, most));
    }),
  );
});

// rule: guide/favourites
test("anything else in the storage is ignored", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      localStorage.setItem(SEEN, text);
      expect(keptIds(SEEN, 9).every(Number.isInteger)).toBe(true);
    }),
  );
  localStorage.setItem(SEEN, "12,<b>,-3,1e3, 4,12,7");
  expect(keptIds(SEEN, 9)).toEqual([12, 7]);
});
