import fc from "fast-check";
import { expect, test } from "vitest";
import { normalSearch } from "../../../src/contract/guide/suggestion";
import { spellings, usedModels } from "./used-suggestions";

const KNOWN = spellings([
  {
    name: "Ford",
    synonyms: [],
    models: [
      { name: "Escape", synonyms: ["Kuga"] },
      { name: "Edge", synonyms: [] },
    ],
  },
  {
    name: "Toyota",
    synonyms: [],
    models: [
      { name: "RAV4", synonyms: ["Rav 4"] },
      { name: "Corolla", synonyms: [] },
    ],
  },
  { name: "Peugeot", synonyms: [], models: [{ name: "2008", synonyms: [] }] },
  { name: "Kia", synonyms: [], models: [{ name: "Picanto", synonyms: ["Morning"] }] },
  { name: "Land Rover", synonyms: [], models: [{ name: "Defender", synonyms: [] }] },
]);
const ONLINE = {
  online: 60,
  unlisted: 0,
  answers: {
    marque: Object.fromEntries(
      ["ford", "toyota", "peugeot", "kia", "land-rover", "land"].map((key) => [key, { n: 9, label: key }]),
    ),
    modele: {
      "ford-escape": { n: 12, label: "Ford Escape" },
      "ford-edge": { n: 3, label: "Ford Edge" },
      "toyota-rav4": { n: 14, label: "Toyota RAV4" },
      "toyota-corolla": { n: 20, label: "Toyota Corolla" },
      "peugeot-2008": { n: 1, label: "Peugeot 2008" },
      "kia-picanto": { n: 6, label: "Kia Picanto" },
      "land-rover-defender": { n: 2, label: "Land Rover Defender" },
    },
  },
};
const labels = (typed: string) =>
  usedModels(normalSearch(typed) ?? "", ONLINE, KNOWN).map(({ label, count }) => `${label} (${count})`);

// rule: market/used-suggestions
test.each([
  ["escape", ["Ford Escape d’occasion (12)"]],
  ["ESC", ["Ford Escape d’occasion (12)"]],
  ["ford", ["Ford Escape d’occasion (12)", "Ford Edge d’occasion (3)"]],
  ["rav 4", ["Toyota RAV4 d’occasion (14)"]],
  ["toyota rav", ["Toyota RAV4 d’occasion (14)"]],
  ["kuga", ["Ford Escape d’occasion (12)"]],
  ["pikanto", ["Kia Picanto d’occasion (6)"]],
  ["2008", ["Peugeot 2008 d’occasion (1)"]],
  ["peugeot 2008", ["Peugeot 2008 d’occasion (1)"]],
  ["peugeot 2008 2015", ["Peugeot 2008 2015 d’occasion (null)"]],
  ["defender", ["Land Rover Defender d’occasion (2)"]],
  ["assurance", []],
  ["e", []],
])("« %s » proposes %j", (typed, expected) => expect(labels(typed)).toEqual(expected));

// rule: market/used-suggestions
test("a year behind the name leads to the ads of that year, without a number that was not counted", () => {
  expect(usedModels("escape 2014", ONLINE, KNOWN)).toEqual([
    {
      type: "used",
      label: "Ford Escape 2014 d’occasion",
      count: null,
      path: "/marche-doccasion/rechercher?modele=ford-escape&annee_min=2014&annee_max=2014",
    },
  ]);
  expect(usedModels("land rover", ONLINE, KNOWN)[0]?.path).toBe("/marche-doccasion/land-rover/defender");
});

// rule: market/used-suggestions
test("a brand with more models than are proposed is proposed as a whole, with the number of all its ads", () => {
  const modele = { ...ONLINE.answers.modele, "toyota-yaris": { n: 10, label: "Toyota Yaris" } };
  const more = { ...modele, "toyota-highlander": { n: 8, label: "Toyota Highlander" } };
  const marque = { ...ONLINE.answers.marque, toyota: { n: 73, label: "Toyota" } };
  const proposed = (models: Readonly<Record<string, { n: number; label: string }>>, typed = "toyota") =>
    usedModels(typed, { ...ONLINE, answers: { marque, modele: models } }, KNOWN).slice(3);
  expect(proposed(modele)).toEqual([]);
  expect(proposed(more)).toEqual([
    { type: "used", label: "Toutes les Toyota d’occasion", count: 73, path: "/marche-doccasion/toyota" },
  ]);
  expect(proposed(more, "toyota 2014")).toEqual([]);
  expect(proposed({ ...more, "peugeot-toyo": { n: 1, label: "Peugeot Toyo" } }, "toyo")).toEqual([]); // Models of two brands.
});

test("whatever is typed, at most three models are proposed, each with ads", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-z0-9 ]{2,12}$/)), (typed) => {
      const found = usedModels(normalSearch(typed) ?? "", ONLINE, KNOWN);
      expect(found.filter(({ path }) => !/^\/marche-doccasion\/[^/?]+$/.test(path)).length).toBeLessThanOrEqual(3);
      expect(found.length).toBeLessThanOrEqual(4);
      for (const { count, path } of found) {
        expect(count === null || count > 0).toBe(true);
        expect(path).toMatch(/^\/marche-doccasion\//);
      }
    }),
  );
});
