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
  test("whatever it says, writing and reading it again says the same", () => {
    fc.assert(fc.property(queries, (query) => void expect(read(writeAdSearch(read(query)))).toEqual(read(query))));
  });

  // rule: market/search-address
  test("one search has one address", () => {
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

  test("what asks for nothing is no query", () => expect(writeAdSearch(ALL_ADS)).toBe(""));

  // rule: market/search-address
  test("bounds in the wrong order are meant the other way round", () =>
    expect(read("prix_min=9000000&prix_max=5000000").bounds).toEqual({ prix_min: 5_000_000, prix_max: 9_000_000 }));

  test("prices are read as people type them", () =>
    expect(read("prix_max=6,5+M").bounds).toEqual({ prix_max: 6_500_000 }));

  test("a version is one of a model, and as its seller typed it", () => {
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
  ])("%s is dropped", (query) => expect(read(query)).toEqual(ALL_ADS));

  test.each(Object.keys(AD_SORTS) as AdSort[])("order %s", (sort) =>
    expect(read(`tri=${sort}&pres_de=thies`).sort).toBe(sort),
  );

  // rule: market/search-pages
  test("further back than a hundred pages of 24 ads nothing is asked", () =>
    expect([read("page=9999").page, ADS_PER_PAGE]).toEqual([100, 24]));

  test("the nearest are near to a place, which no other order has", () => {
    expect(writeAdSearch(read("pres_de=thies&tri=proche&marque=ford"))).toBe("marque=ford&tri=proche&pres_de=thies");
    expect(writeAdSearch({ ...read("pres_de=thies&tri=proche"), sort: "recent" })).toBe("");
  });
});
