import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  AD_CHOICES,
  AD_FLAG_KEYS,
  AD_SORTS,
  ADS_PER_PAGE,
  type AdSort,
  ALL_ADS,
  readAdSearch,
  writeAdSearch,
} from "./search";

const read = (query: string) => readAdSearch(new URLSearchParams(query));

const keys = fc.oneof(
  fc.constantFrom(
    ...Object.keys(AD_CHOICES),
    ...AD_FLAG_KEYS,
    "q",
    "prix_min",
    "prix_max",
    "annee_min",
    "annee_max",
    "km_max",
    "tri",
    "pres_de",
    "page",
    "depuis",
  ),
  fc.string(),
);
const values = fc.oneof(
  fc.constantFrom(
    "venant",
    "toyota,ford",
    "1",
    "7j",
    "2015",
    "6 500 000",
    "6,5 M",
    "prix_asc",
    "proche",
    "thies",
    "2.0-crdi,Édition-70",
    "essence,essence,x y",
  ),
  fc.string(),
  fc.nat().map(String),
);
const queries = fc.array(fc.tuple(keys, values)).map((pairs) => new URLSearchParams(pairs).toString());

describe("the address of a search of ads", () => {
  test("whatever it contains, writing and reading it again gives the same search", () => {
    fc.assert(fc.property(queries, (query) => void expect(read(writeAdSearch(read(query)))).toEqual(read(query))));
  });

  // rule: market/search-address
  test("is the same for all spellings of one search", () => {
    fc.assert(
      fc.property(
        queries,
        (query) => void expect(writeAdSearch(read(writeAdSearch(read(query))))).toBe(writeAdSearch(read(query))),
      ),
    );
    expect(writeAdSearch(read("energie=diesel,essence&marque=ford"))).toBe(
      writeAdSearch(read("marque=ford&energie=essence&energie=diesel")),
    );
  });

  test("has no query when no filter is set", () => expect(writeAdSearch(ALL_ADS)).toBe(""));

  // rule: market/search-address
  test("has bounds in the wrong order swapped", () =>
    expect(read("prix_min=9000000&prix_max=5000000").bounds).toEqual({ prix_min: 5_000_000, prix_max: 9_000_000 }));

  test("accepts prices as people type them", () =>
    expect(read("prix_max=6,5+M").bounds).toEqual({ prix_max: 6_500_000 }));

  test("accepts a version only with its model, as its seller typed it", () => {
    expect(read("modele=kia-rio&version=2.0-crdi,édition-70%").choices).toEqual({
      modele: ["kia-rio"],
      version: ["2.0-crdi", "édition-70%"],
    });
    expect(read("marque=kia&version=2.0-crdi").choices).toEqual({ marque: ["kia"] });
  });

  // rule: market/search-address
  test.each([
    "etat_du_vehicule=volee",
    "tri=hasard",
    "tri=proche",
    "tri=proche&pres_de=",
    "tri=proche&pres_de=Thiès",
    "pres_de=thies",
    "tri=recent&pres_de=thies",
    "page=0",
    "page=-2",
    "depuis=1000j",
    "marque=<script>",
    "km_max=abc",
    "annee_min=12",
    "photos=oui",
    "energie=toString",
  ])("ignores the invalid part %s", (query) => expect(read(query)).toEqual(ALL_ADS));

  test.each(Object.keys(AD_SORTS) as AdSort[])("accepts the sort order %s", (sort) =>
    expect(read(`tri=${sort}&pres_de=thies`).sort).toBe(sort),
  );

  // rule: market/search-pages
  test("goes no further than a hundred pages of 24 ads", () =>
    expect([read("page=9999").page, ADS_PER_PAGE]).toEqual([100, 24]));

  test("names a place only when the nearest ads come first", () => {
    expect(writeAdSearch(read("pres_de=thies&tri=proche&marque=ford"))).toBe("marque=ford&tri=proche&pres_de=thies");
    expect(writeAdSearch({ ...read("pres_de=thies&tri=proche"), sort: "recent" })).toBe("");
  });
});
