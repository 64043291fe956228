import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EQUIPMENT } from "../../../contract/guide/indexed-car";
import { CHOICE_KEYS, type Filters, NO_FILTER, type Options } from "./filters";
import { readSentence, withSentence } from "./sentence";

const of = (...values: readonly string[]) => values.map((value) => ({ value, label: value }));
const OPTIONS: Options = {
  carrosserie: of("citadine", "berline-4-portes", "berline-5-portes", "suv", "pick-up", "monospace"),
  energie: of("essence", "diesel", "hybride-leger", "hybride", "hybride-rechargeable", "electrique"),
  marque: [
    { value: "toyota", label: "Toyota" },
    { value: "mercedes-benz", label: "Mercedes-Benz" },
    { value: "land-rover", label: "Land Rover" },
    { value: "citroen", label: "Citroën" },
    { value: "ds", label: "DS" },
  ],
  boite: of("automatique", "manuelle"),
  transmission: of("4x2", "4x4"),
  places: of("4", "5", "7", "8"),
  garde_au_sol: of("ville", "mixte", "piste"),
  equipement: of(...EQUIPMENT),
  disponibilite: of("en-stock", "sur-commande"),
  promo: of("oui"),
};
const M = 1_000_000;
const read = (text: string) => readSentence(text, OPTIONS).filters;
const filters = (choices: Filters["choices"], bounds: Filters["bounds"] = {}, q = ""): Filters => ({
  ...NO_FILTER,
  q,
  choices,
  bounds,
});

// rule: guide/search-sentence
describe("a sentence", () => {
  test.each<[string, Filters]>([
    [
      "suv diesel 7 places moins de 25 millions",
      filters({ carrosserie: ["suv"], energie: ["diesel"], places: ["7"] }, { prix_max: 25 * M }),
    ],
    [
      "Je cherche une berline automatique à moins de 15 millions",
      filters({ carrosserie: ["berline-4-portes", "berline-5-portes"], boite: ["automatique"] }, { prix_max: 15 * M }),
    ],
    ["entre 10 et 15 millions", filters({}, { prix_min: 10 * M, prix_max: 15 * M })],
    ["de 10 M à 15 M FCA", filters({}, { prix_min: 10 * M, prix_max: 15 * M })],
    ["10-15 millions", filters({}, { prix_min: 10 * M, prix_max: 15 * M })],
    ["0-5000000", filters({}, { prix_max: 5 * M })],
    ["suv 0-15 M", filters({ carrosserie: ["suv"] }, { prix_max: 15 * M })],
    ["entre 0 et 5 millions", filters({}, { prix_max: 5 * M })],
    ["de 0 à 5 000 000 FCA", filters({}, { prix_max: 5 * M })],
    ["0 - 5.000.000 F", filters({}, { prix_max: 5 * M })],
    ["40000000-", filters({}, { prix_min: 40 * M })],
    ["suv 40000000- diesel", filters({ carrosserie: ["suv"], energie: ["diesel"] }, { prix_min: 40 * M })],
    ["15 millions - diesel", filters({ energie: ["diesel"] }, { prix_max: 15 * M }, "-")],
    ["12.500.000 FCA max", filters({}, { prix_max: 12_500_000 })],
    ["12 500 000", filters({}, { prix_max: 12_500_000 })],
    ["budget 12,5 millions", filters({}, { prix_max: 12_500_000 })],
    ["suv à moins de 250 000 FCA par mois", filters({ carrosserie: ["suv"] }, { mensualite_max: 250_000 })],
    ["mensualité de 300.000, essence", filters({ energie: ["essence"] }, { mensualite_max: 300_000 })],
    ["600 000 / mois", filters({}, { mensualite_max: 600_000 })],
    ["0,5 million par mois", filters({}, { mensualite_max: 500_000 })],
    ["500 000", filters({}, { prix_max: 500_000 })],
    ["499 999", filters({}, {}, "499 999")],
    ["entre 15 et 10 millions", filters({}, { prix_max: 10 * M }, "entre 15")],
    ["i 10-20", filters({}, {}, "i 10-20")],
    ["0 cv", filters({}, {}, "0 cv")],
    ["plus de 30 millions", filters({}, { prix_min: 30 * M })],
    ["rav 4 hybride", filters({ energie: ["hybride"] }, {}, "rav 4")],
    ["Hilux 4x4 diesel", filters({ energie: ["diesel"], transmission: ["4x4"] }, {}, "Hilux")],
    ["hybride rechargeable ou électrique", filters({ energie: ["hybride-rechargeable", "electrique"] })],
    ["toyota ou citroën", filters({ marque: ["toyota", "citroen"] })],
    ["mercedes classe a", filters({ marque: ["mercedes-benz"] }, {}, "classe a")],
    ["land cruiser", filters({}, {}, "land cruiser")],
    ["land rover defender", filters({ marque: ["land-rover"] }, {}, "defender")],
    ["pick up 4 x 4 boîte manuelle", filters({ carrosserie: ["pick-up"], boite: ["manuelle"], transmission: ["4x4"] })],
    [
      "citadine clim caméra de recul apple carplay",
      filters({ carrosserie: ["citadine"], equipement: ["climatisation", "camera-de-recul", "carplay-android-auto"] }),
    ],
    ["clim arrière et sièges cuir", filters({ equipement: ["clim-arriere", "sieges-cuir"] })],
    ["plus de 150 ch, 8 cv max", filters({}, { puissance_min: 150, cv_max: 8 })],
    ["moins de 6 litres aux 100", filters({}, { conso_max: 6 })],
    ["5,5 l/100 km", filters({}, { conso_max: 5.5 })],
    ["électrique 400 km d’autonomie", filters({ energie: ["electrique"] }, { autonomie_min: 400 })],
    ["coffre de 500 litres", filters({}, { coffre_min: 500 })],
    [
      "suv pour la piste en stock en promo",
      filters({ carrosserie: ["suv"], garde_au_sol: ["piste"], disponibilite: ["en-stock"], promo: ["oui"] }),
    ],
    ["9 places", filters({ places: ["8"] })],
    ["3 places", filters({}, {}, "3 places")],
    ["CX-5", filters({}, {}, "CX-5")],
    ["208", filters({}, {}, "208")],
    ["", NO_FILTER],
  ])("« %s »", (text, expected) => expect(read(text)).toEqual(expected));

  test("ignores « à » with its accent", () =>
    expect(readSentence("suv à Dakar", OPTIONS)).toMatchObject({ filters: { q: "Dakar" }, passedOver: ["à"] }));

  test.each([
    ["land", "land-rover"],
    ["land-rover", "land"],
  ])("does not take a brand for the beginning of another: %s, %s", (...brands) => {
    const marque = brands.map((value) => ({ value, label: value.replace("-", " ") }));
    expect(readSentence("land rover", { ...OPTIONS, marque }).filters).toEqual(filters({ marque: ["land-rover"] }));
  });

  test.each<[string, Filters["choices"]]>([
    ["gasoil", { energie: ["diesel"] }],
    ["gazole", { energie: ["diesel"] }],
    ["gas-oil", { energie: ["diesel"] }],
    ["phev", { energie: ["hybride-rechargeable"] }],
    ["plug-in", { energie: ["hybride-rechargeable"] }],
    ["mhev", { energie: ["hybride-leger"] }],
    ["hev", { energie: ["hybride"] }],
    ["bva", { boite: ["automatique"] }],
    ["auto", { boite: ["automatique"] }],
    ["bvm", { boite: ["manuelle"] }],
    ["4wd", { transmission: ["4x4"] }],
    ["quatre roues motrices", { transmission: ["4x4"] }],
    ["2wd", { transmission: ["4x2"] }],
    ["tricorps", { carrosserie: ["berline-4-portes"] }],
    ["compacte", { carrosserie: ["berline-5-portes"] }],
    ["mauvaises routes", { garde_au_sol: ["piste"] }],
    ["dispo", { disponibilite: ["en-stock"] }],
    ["android auto", { equipement: ["carplay-android-auto"] }],
    ["toit panoramique", { equipement: ["toit-ouvrant"] }],
  ])("« %s » is understood as a synonym", (text, choices) => expect(read(text)).toEqual(filters(choices)));

  test("is combined with the active filters, and replaces the price and the words", () => {
    expect(
      withSentence(
        filters({ energie: ["diesel"] }, { prix_max: 10 * M }, "hilux"),
        readSentence("suv moins de 25 millions", OPTIONS),
      ),
    ).toEqual(filters({ energie: ["diesel"], carrosserie: ["suv"] }, { prix_max: 25 * M }));
  });
});

const WORDS = [
  "suv",
  "diesel",
  "7",
  "places",
  "moins",
  "de",
  "25",
  "millions",
  "entre",
  "et",
  "à",
  "toyota",
  "land",
  "rover",
  "hybride",
  "rechargeable",
  "4",
  "x",
  "l/100",
  "ch",
  "coffre",
  "clim",
  "arrière",
  "5,5",
  "12.500.000",
  "Élysée",
  "M",
  "-",
  "le",
];
const sentences = fc.oneof(
  fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((words) => words.join(" ")),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.string({ maxLength: 100 }),
);

/** The characters of a text except white space and separators, sorted. */
const signs = (text: string) => [...text.normalize("NFC").replace(/[\s,;:!?()«»"]/g, "")].sort().join("");

describe("any text", () => {
  test("is read completely: every character is part of a filter, of the remaining words or of a filler word", () => {
    fc.assert(
      fc.property(sentences, (typed) => {
        const { filters: found, understood, passedOver } = readSentence(typed, OPTIONS);
        expect(signs([found.q, ...understood, ...passedOver].join(""))).toBe(signs(typed));
        if (understood.length > 0) expect(Object.keys({ ...found.choices, ...found.bounds })).not.toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test("leaves words that give no filter when they are read again", () => {
    fc.assert(
      fc.property(sentences, (typed) => {
        const { q } = read(typed);
        expect(readSentence(q, OPTIONS)).toEqual({ filters: { ...NO_FILTER, q }, understood: [], passedOver: [] });
      }),
      { numRuns: 500, examples: [["5 (places"]] },
    );
  });

  // rule: guide/search-sentence
  test("gives no filter for values that no car has", () => {
    fc.assert(fc.property(sentences, (typed) => void expect(readSentence(typed, {}).filters.choices).toEqual({})));
    for (const key of CHOICE_KEYS) for (const { value } of OPTIONS[key] ?? []) expect(value).toMatch(/^[a-z0-9-]+$/);
  });
});
