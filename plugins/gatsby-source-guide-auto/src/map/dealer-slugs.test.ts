import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dealerSlugs } from "./dealer-slugs";

const dealers = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 40 }),
    slug: fc.constantFrom(null, "", "sahel-autos", "sahel-autos-2", "sahel-autos-3", "Sahel Autos"),
    nom: fc.constantFrom("Sahel Autos", "Sahel Autos 2", "…"),
  }),
  { selector: ({ id }) => id },
);

// rule: guide/dealer-address
test("no two dealers have the same name in their address, and each is safe in one", () => {
  fc.assert(
    fc.property(dealers, (rows) => {
      const slugs = [...dealerSlugs(rows).values()];
      expect(new Set(slugs).size).toBe(rows.length);
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9-]+$/);
    }),
  );
});

// rule: guide/dealer-address
test("the address of a dealer does not depend on the order of the rows, nor on dealers that were added after it", () => {
  fc.assert(
    fc.property(dealers, fc.integer({ min: 1, max: 40 }), (rows, last) => {
      const all = dealerSlugs(rows);
      expect(dealerSlugs(rows.toReversed())).toEqual(all);
      const before = dealerSlugs(rows.filter(({ id }) => id <= last));
      expect([...before]).toEqual([...all].filter(([id]) => id <= last));
    }),
  );
});

test("the slug that api.php sends comes first; of two dealers of one name, the later one adds its id", () => {
  const named = (id: number, slug: string | null) => ({ id, slug, nom: "Sahel Autos" });
  expect([...dealerSlugs([named(8, null), named(3, null), named(5, "sahel-thies")]).entries()].sort()).toEqual([
    [3, "sahel-autos"],
    [5, "sahel-thies"],
    [8, "sahel-autos-8"],
  ]);
});
