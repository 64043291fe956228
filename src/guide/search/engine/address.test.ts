import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CarQuery, known, EMPTY_CAR_QUERY, readCarQuery, writeCarQuery } from "./address";
import { engineOf } from "./engine";
import { NO_FILTER } from "./filters";
import { cars, filtersAmong } from "./fixture-cars";
import { SORTS } from "./sorts";

const read = (text: string) => readCarQuery(new URLSearchParams(text));
const asked: fc.Arbitrary<CarQuery> = cars
  .chain((all) =>
    fc.record({
      filters: filtersAmong(engineOf(all).options, fc.constantFrom("", "rav 4", "C-Élysée & co = 50 % + 1")),
      sort: fc.constantFrom(...SORTS.map(({ value }) => value)),
      versions: fc.boolean(),
      pages: fc.integer({ min: 1, max: 9 }),
    }),
  )
  .filter(({ filters: { bounds } }) => (bounds.prix_min ?? 0) <= (bounds.prix_max ?? Infinity));

// rule: guide/search-address
describe("the address of a search", () => {
  test("holds the whole state: reading it gives an equal state", () => {
    fc.assert(fc.property(asked, (one) => void expect(read(writeCarQuery(one))).toEqual(one)));
  });

  test("is read whatever it contains, and each state has one address", () => {
    const values = fc.oneof(
      fc.string(),
      fc.constantFrom("suv,suv", "0", "-5", "12.5", "12,5", "1e9", "25 M", "25.000.000 FCA", "NaN", "suv,<b>"),
    );
    const keys = fc.constantFrom(
      "q",
      "prix_min",
      "prix_max",
      "mensualite_max",
      "apport",
      "duree",
      "carrosserie",
      "conso_max",
      "tri",
      "vue",
      "page",
      "__proto__",
      "promo",
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, values)), (entries) => {
        const once = readCarQuery(new URLSearchParams(entries));
        expect(read(writeCarQuery(once))).toEqual(once);
      }),
    );
  });

  test("is short and readable, and empty when no filter is set", () => {
    expect(writeCarQuery(EMPTY_CAR_QUERY)).toBe("");
    const filters = {
      ...NO_FILTER,
      choices: { carrosserie: ["suv", "pick-up"], energie: ["diesel"] },
      bounds: { prix_max: 25_000_000 },
    };
    expect(writeCarQuery({ filters, sort: "puissance_desc", versions: true, pages: 2 })).toBe(
      "carrosserie=suv,pick-up&energie=diesel&prix_max=25000000&tri=puissance_desc&vue=versions&page=2",
    );
  });

  test.each([
    ["prix_max=25.000.000 FCA", { prix_max: 25_000_000 }],
    ["prix_max=12,5 M", { prix_max: 12_500_000 }],
    ["prix_min=30000000&prix_max=10000000", { prix_min: 10_000_000, prix_max: 30_000_000 }],
    ["mensualite_max=250.000", { mensualite_max: 250_000 }],
    ["apport=10&duree=60", {}],
    ["prix_max=0", {}],
    ["prix_max=NC", {}],
    ["conso_max=5,5", { conso_max: 5.5 }],
    ["conso_max=-5", {}],
  ])("« %s » gives the bounds %j", (text, bounds) => expect(read(text).filters).toEqual({ ...NO_FILTER, bounds }));

  test.each([
    ["mensualite_max=250000&apport=10&duree=60", { apport: 10, duree: 60 }],
    ["mensualite_max=250000&apport=0", { apport: 0 }],
    ["mensualite_max=250000&apport=95&duree=4", {}],
    ["mensualite_max=250000&apport=-5&duree=x", {}],
  ])("« %s » gives the loan terms %j", (text, terms) => expect(read(text).filters.terms).toEqual(terms));

  test("omits the first sort order of a page with its own sort orders", () => {
    const [first, second] = [
      { ...SORTS[1], value: "a" },
      { ...SORTS[0], value: "b" },
    ];
    expect(readCarQuery(new URLSearchParams(), [first, second]).sort).toBe("a");
    for (const sort of ["a", "b"])
      expect(
        readCarQuery(new URLSearchParams(writeCarQuery({ ...EMPTY_CAR_QUERY, sort }, [first, second])), [first, second])
          .sort,
      ).toBe(sort);
  });

  test.each(["tri=autre", "page=0", "page=1.5", "vue=autre", "carrosserie=", "q=%20"])(
    "« %s » sets no filter",
    (text) => expect(read(text)).toEqual(EMPTY_CAR_QUERY),
  );

  test("loses values that no car has", () => {
    const options = { carrosserie: [{ value: "suv", label: "SUV" }] };
    expect(known(read("carrosserie=suv,camion&energie=vapeur").filters, options)).toEqual({
      ...NO_FILTER,
      choices: { carrosserie: ["suv"] },
    });
  });
});
