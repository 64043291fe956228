import { expect, test, vi } from "vitest";
import { countryParameters } from "../../../tests/support/country-parameters";
import { routes } from "../../routes";
import { total } from "../rules/lines";
import { exampleAnswers } from "./example-answers";

vi.mock("gatsby", () => ({ graphql: () => null }));

const TUCSON = {
  modelId: 139,
  name: "Tucson",
  brand: { name: "Hyundai" },
  cheapestId: 1,
  priceMinIsPromo: true,
  cover: null,
  versions: [
    { versionId: 1, price: 22_900_000, promoPrice: 21_400_000, energy: "Essence", consumption: 8, fiscalPower: 11 },
  ],
};
const plain = (text = "") => text.replace(/[\u00a0\u200b]/g, (space) => (space === "\u00a0" ? " " : ""));

// rule: costs/tool-opens-on-car
test("each answer for the example says what it holds, and the difference between a month and five years", () => {
  const example = exampleAnswers(TUCSON, countryParameters);
  const said = (route: string) => plain(example?.answers[route]?.of);
  expect(said(routes.monthlyTool)).toBe(
    "Tucson hors crédit, la 1re année : énergie, assurance, visite, perte de valeur",
  );
  expect(said(routes.loanTool)).toBe("Tucson, mensualité du prêt");
  expect(plain(example?.basis)).toMatch(
    /Par mois, la première année : .+ ; ≈ [\d.]+ FCA sur cinq ans, car la voiture perd moins de valeur chaque année\./,
  );
  expect(total(example?.bill ?? [])).toBe(
    Number(plain(example?.answers[routes.onTheRoadTool]?.answer).replace(/\D/g, "")),
  );
});
