import { expect, test } from "vitest";
import { engineOf } from "../../../src/guide/search/engine/engine";
import { aCarOfTheGuide } from "../../../tests/support/guide-cars";
import { newCarsAmong, withoutRepeat } from "./new-cars";

const ENGINE = engineOf([
  aCarOfTheGuide({ id: 1, price: 12_000_000 }),
  aCarOfTheGuide({ id: 2, price: 19_000_000, model: { id: 14, slug: "sorento", name: "Sorento" } }),
  aCarOfTheGuide({
    id: 3,
    price: 9_000_000,
    model: { id: 15, slug: "picanto", name: "Picanto", bodyTypes: ["Citadine"] },
  }),
]);
const shown = (asked: string) => {
  const row = newCarsAmong(ENGINE, asked);
  return row && `${row.label} ${row.figure}`.replaceAll("\u00a0", " ");
};

// rule: site/results-page
test.each([
  ["SUV moins de 15 M", "Voir 1 version neuve dès 12 M"],
  ["kia", "Voir 3 versions neuves dès 9 M"],
  ["sorento", "Voir 1 version neuve dès 19 M"],
  ["assurance", null],
  ["voiture", null],
  ["suv diesel 7 places moins de 2 millions", null],
])("« %s » read as a sentence: %s", (asked, expected) => expect(shown(asked)).toBe(expected));

test("leads to the search for new cars with the same words", () =>
  expect(newCarsAmong(ENGINE, "SUV, kia 15 M")?.path).toBe("/voitures-neuves/recherche?q=SUV%2C+kia+15+M"));

// rule: site/results-page
test.each([
  ["brand", "3 modèles · dès\u00a09\u00a0M", null],
  ["brand", "3 modèles · dès\u00a07\u00a0M", "dès\u00a09\u00a0M"],
  ["model", "dès\u00a09\u00a0M", "dès\u00a09\u00a0M"],
] as const)("under a %s that says « %s », the price of the new cars is %s", (kind, figure, shownPrice) => {
  const best = { kind, rows: [{ label: "Kia", path: "/kia", figure }] };
  expect(withoutRepeat(newCarsAmong(ENGINE, "kia"), [best])?.figure).toBe(shownPrice);
});
