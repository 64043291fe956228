import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  AD_AGES,
  AD_CHOICE_KEYS,
  AD_CHOICES,
  AD_FLAG_KEYS,
  AD_RANGE_KEYS,
  AD_RANGES,
  AD_SORTS,
  type AdAge,
  type AdChoice,
  type AdSearch,
  type AdSort,
  ALL_ADS,
  isFigure,
  readAdSearch,
  writeAdSearch,
} from "../../contract/market/search";
import { REGION_KEYS } from "../../places";
import { activeIn, adCountText, choiceLabel } from "./active";
import { readSearch } from "./read-search";
import {
  chosen,
  cleared,
  departmentsOf,
  nearestTo,
  toggled,
  townsOf,
  withAge,
  withBound,
  withFlag,
  withRange,
  withSort,
  withWords,
} from "./changes";

const BRANDS = ["toyota", "land-rover", "ford"];
const OPEN: Readonly<Partial<Record<AdChoice, readonly string[]>>> = {
  marque: BRANDS,
  modele: ["toyota-hilux", "toyota-yaris", "ford-escape", "land-rover-defender"],
  version: ["limited", "2.0-crdi"],
  region: REGION_KEYS,
  departement: departmentsOf(REGION_KEYS).map(({ value }) => value),
  ville: townsOf(REGION_KEYS).map(({ value }) => value),
};
const answersOf = (key: AdChoice) =>
  OPEN[key] ?? (isFigure(key) ? ["3", "5"] : undefined) ?? Object.keys(AD_CHOICES[key].list ?? {});
const answer = fc
  .constantFrom(...AD_CHOICE_KEYS)
  .chain((key) => fc.constantFrom(...answersOf(key)).map((value) => ({ key, value })));
/** Versions are offered only for chosen models. */
const isOffered = ({ choices }: AdSearch, key: AdChoice) => key !== "version" || choices.modele !== undefined;
/** A visitor's change of a search. */
const change: fc.Arbitrary<(search: AdSearch) => AdSearch> = fc.oneof(
  answer.map(
    ({ key, value }) =>
      (search: AdSearch) =>
        isOffered(search, key) ? toggled(search, key, value) : search,
  ),
  answer.map(
    ({ key, value }) =>
      (search: AdSearch) =>
        isOffered(search, key) ? chosen(search, key, value) : search,
  ),
  fc
    .tuple(fc.constantFrom(...AD_RANGE_KEYS), fc.constantFrom(0, 1), fc.option(fc.integer({ min: 1_960, max: 2_020 })))
    .map(
      ([range, end, value]) =>
        (search: AdSearch) =>
          withBound(search, AD_RANGES[range][end] ?? "prix_max", range === "cv" && value ? (value % 60) + 1 : value),
    ),
  fc.tuple(fc.constantFrom(...AD_FLAG_KEYS), fc.boolean()).map(
    ([flag, on]) =>
      (search: AdSearch) =>
        withFlag(search, flag, on),
  ),
  fc.constantFrom(...(Object.keys(AD_AGES) as AdAge[]), null).map((age) => (search: AdSearch) => withAge(search, age)),
  fc
    .constantFrom(...(Object.keys(AD_SORTS) as AdSort[]))
    .map((sort) => (search: AdSearch) => (sort === "proche" ? nearestTo(search, "thies") : withSort(search, sort))),
  fc.constantFrom("", "tucson", "rav 4").map((q) => (search: AdSearch) => withWords(search, q)),
  fc.integer({ min: 1, max: 9 }).map((page) => (search: AdSearch) => ({ ...search, page })),
);
const searches = fc
  .array(change, { maxLength: 12 })
  .map((changes) => changes.reduce((search, one) => one(search), ALL_ADS));
const asRead = (search: AdSearch) => readAdSearch(new URLSearchParams(writeAdSearch(search)));

describe("changes of a search", () => {
  test("every search survives the round trip through its address", () => {
    fc.assert(fc.property(searches, (search) => void expect(asRead(search)).toEqual(search)));
  });

  test("a changed filter returns to the first page", () => {
    fc.assert(
      fc.property(
        searches,
        answer,
        (search, { key, value }) => void expect(toggled({ ...search, page: 4 }, key, value).page).toBe(1),
      ),
    );
  });

  test("ticking and unticking an answer changes nothing", () => {
    fc.assert(
      fc.property(searches, answer, (search, { key, value }) => {
        const { modele, departement, ville } = search.choices;
        const takesAlong = (key === "marque" && modele) || (key === "region" && (departement ?? ville));
        fc.pre(isOffered(search, key) && !takesAlong && !search.choices[key]?.includes(value));
        expect(writeAdSearch(toggled(toggled(search, key, value), key, value))).toBe(
          writeAdSearch({ ...search, page: 1 }),
        );
      }),
    );
  });

  test("removing a brand removes its models, and no others", () => {
    const both = asRead({
      ...ALL_ADS,
      choices: { marque: ["ford", "toyota"], modele: ["ford-escape", "toyota-hilux"] },
    });
    expect(toggled(both, "marque", "toyota").choices).toEqual({ marque: ["ford"], modele: ["ford-escape"] });
    expect(chosen(both, "marque", "kia").choices).toEqual({ marque: ["kia"] });
    expect(chosen(both, "marque", "").choices).toEqual({});
  });

  test("removing the last model removes the versions", () => {
    const two = asRead({
      ...ALL_ADS,
      choices: { marque: ["ford"], modele: ["ford-edge", "ford-escape"], version: ["sport"] },
    });
    const one = toggled(two, "modele", "ford-edge");
    expect(one.choices).toEqual({ marque: ["ford"], modele: ["ford-escape"], version: ["sport"] });
    expect(toggled(one, "modele", "ford-escape").choices).toEqual({ marque: ["ford"] });
    expect(toggled(two, "marque", "ford").choices).toEqual({});
  });

  test("removing a region removes its towns", () => {
    const two = {
      ...ALL_ADS,
      choices: { region: ["dakar", "thies"], departement: ["mbour", "pikine"], ville: ["mbour", "ngor"] },
    };
    expect(toggled(two, "region", "thies").choices).toEqual({
      region: ["dakar"],
      departement: ["pikine"],
      ville: ["ngor"],
    });
  });

  test("a minimum above the maximum swaps the two", () => {
    const upTo = withBound(ALL_ADS, "prix_max", 3_000_000);
    expect(withBound(upTo, "prix_min", 5_000_000).bounds).toEqual({ prix_min: 3_000_000, prix_max: 5_000_000 });
    expect(withRange(withRange(ALL_ADS, "prix", [8_000_000, null]), "prix", [null, 3_000_000]).bounds).toEqual({
      prix_max: 3_000_000,
    });
  });
});

test.each([
  ["tri=proche&pres_de=sacre-coeur&page=3", "tri=proche&pres_de=sacre-coeur&page=3"],
  ["tri=proche&pres_de=paris&page=3", "page=3"],
  ["tri=proche&pres_de=dakar", ""], // « dakar » is a region; only its districts are places.
])("a place outside this country sorts nothing by distance: %s", (query, written) =>
  expect(writeAdSearch(readSearch(new URLSearchParams(query)))).toBe(written),
);

describe("chips", () => {
  test("removing the chips one by one leaves no filter, and no chip appears twice", () => {
    fc.assert(
      fc.property(searches, (search) => {
        const keys = activeIn(search, {}).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        let [left, steps] = [search, 0];
        for (let [first] = activeIn(left, {}); first; [first] = activeIn(left, {})) {
          left = first.without;
          steps += 1;
          expect(steps).toBeLessThanOrEqual(keys.length);
        }
        expect(writeAdSearch({ ...left, page: 1 })).toBe(writeAdSearch(cleared(search)));
      }),
    );
  });

  test.each([
    ["marque=land-rover", "Land Rover"],
    ["ville=sacre-coeur", "Sacré-Cœur"],
    ["region=saint-louis", "Saint-Louis"],
    ["etat_du_vehicule=occasion_locale", "Occasion locale"],
    ["places=7", "7 places"],
    ["prix_max=6500000", "Jusqu’à 6.500.000\u00a0FCA"],
    ["prix_min=6500000", "Dès 6.500.000\u00a0FCA"],
    ["prix_min=12000001", "Plus de 12.000.000\u00a0FCA"],
    ["km_max=80000", "Jusqu’à 80.000\u00a0km"],
    ["annee_min=2015", "Depuis 2015"],
    ["verifie=1", "Vendeur vérifié"],
    ["depuis=7j", "Depuis 7\u00a0jours"],
    ["q=tucson+gls", "« tucson gls »"],
  ])("%s: %s", (query, label) =>
    expect(activeIn(readAdSearch(new URLSearchParams(query)), {}).map((one) => one.label)).toEqual([label]),
  );

  test("a chip shows the name that the edge gives, if any", () =>
    expect(choiceLabel("marque", "mg", { marque: [{ value: "mg", label: "MG", count: 3 }] })).toBe("MG"));
});

test.each([
  [{ total: 0, more: false }, "0 annonce"],
  [{ total: 0, more: true }, "0 annonce"],
  [{ total: 1, more: false }, "1 annonce"],
  [{ total: 1_234, more: false }, "1.234 annonces"],
  [{ total: 1_000, more: true }, "plus de 1.000 annonces"],
])("the number of ads %o reads « %s »", (answered, words) => expect(adCountText(answered)).toBe(words));
