import * as fc from "fast-check";
import { expect, test } from "vitest";
import { modelsShown } from "./dealer-pages";

const model = fc.record({ modelId: fc.integer({ min: 1, max: 99 }), reviewCount: fc.integer({ min: 0, max: 3 }) });
const brands = fc
  .uniqueArray(model, { selector: ({ modelId }) => modelId, maxLength: 12 })
  .chain((models) => fc.integer({ min: 1, max: 4 }).map((count) => deal(models, count)));
/** Models dealt out to a number of brands. */
const deal = (models: readonly { modelId: number; reviewCount: number }[], count: number) =>
  Array.from({ length: count }, (_, brand) => ({ models: models.filter((_one, index) => index % count === brand) }));

// rule: guide/dealer-page
test("the page of a dealer shows four models at most, of as many of its brands as have one, the most reviewed first", () => {
  fc.assert(
    fc.property(brands, (list) => {
      const shown = modelsShown(list.map(({ models }) => models));
      const all = list.flatMap(({ models }) => models);
      expect(shown).toHaveLength(Math.min(4, all.length));
      expect(new Set(shown).size).toBe(shown.length);
      const filled = list.filter(({ models }) => models.length > 0);
      const best = filled.slice(0, 4).map(({ models }) => Math.max(...models.map(({ reviewCount }) => reviewCount)));
      const first = shown.slice(0, best.length).map((id) => all.find(({ modelId }) => modelId === id)?.reviewCount);
      expect(first).toEqual(best);
    }),
  );
});

test("a dealer without brands has none", () => expect(modelsShown([])).toEqual([]));
