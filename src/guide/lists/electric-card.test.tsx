// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ElectricCard } from "./electric-card";
import { ModelCard } from "./model-card";

vi.mock("gatsby", () => ({ graphql: () => null }));
vi.mock("gatsby-plugin-image", () => ({ getSrc: () => undefined }));

afterEach(cleanup);

const model: Queries.ModelCardFragment = {
  modelId: 7,
  slug: "atto-3",
  name: "Atto 3",
  bodyType: "SUV",
  status: "ON_SALE",
  priceMin: 24_900_000,
  priceMinIsPromo: false,
  conditionalPromo: false,
  cheapestId: 70,
  energies: ["Électrique"],
  ownerScore: null,
  reviewCount: 0,
  brand: { slug: "byd", name: "BYD" },
  cover: null,
};
const version: Queries.ElectricVersionFragment = {
  versionId: 70,
  name: "Design",
  price: 24_900_000,
  promoPrice: null,
  energy: "Électrique",
  battery: 60.5,
  range: 420,
  consumption: 15.6,
  consumptionUnit: "kWh/100 km",
  chargeDc: 88,
  power: 204,
  boot: 440,
};
/** The labels over the picture of a card. */
const labelsOf = (container: HTMLElement) =>
  [...container.querySelectorAll("article > p")].map(({ textContent }) => textContent);
const priceLine = (container: HTMLElement) =>
  container.querySelector("strong.price")?.parentElement?.textContent?.replace(/\s/g, " ");
/** Text of a card about the trip to Saint-Louis. */
function trip(fields: Partial<Queries.ElectricVersionFragment>, realShare: number | null): string | null {
  const { container } = render(
    <ElectricCard model={model} least={null} version={{ ...version, ...fields }} cost={null} realShare={realShare} />,
  );
  const line = container.querySelector("dl + p");
  cleanup();
  return line && `${line.querySelector("svg") ? "✓ " : ""}${line.textContent}`;
}

// rule: guide/electric-trip
test.each<[number | null, number | null, string | null]>([
  [420, 80, "✓ Dakar–Saint-Louis sans recharge"],
  [265, 100, "✓ Dakar–Saint-Louis sans recharge"],
  [264, 100, "Dakar–Saint-Louis avec recharge"],
  [331, 80, "Dakar–Saint-Louis avec recharge"],
  [332, 80, "✓ Dakar–Saint-Louis sans recharge"],
  [null, 80, null],
  [420, null, null],
])("a range of %s km, of which %s %% are realistic, gives « %s »", (range, realShare, text) =>
  expect(trip({ range }, realShare)).toBe(text),
);

// rule: guide/electric-trip
test("the card of a plug-in hybrid, which also has petrol, does not mention the trip", () =>
  expect(trip({ energy: "Hybride rechargeable", range: 60 }, 80)).toBeNull());

// rule: guide/electric-cards
test.each([
  [19_900_000, "à 24.900.000 FCA"],
  [24_900_000, "dès 24.900.000 FCA"],
])("of a model that begins at %s francs, the card of an electric version says « %s »", (least, said) => {
  const { container } = render(
    <ElectricCard model={model} least={least} version={version} cost={null} realShare={null} />,
  );
  expect(priceLine(container)).toBe(said);
});

// rule: guide/lowest-price
test.each([
  [true, true, ["Promo"]],
  [false, true, ["Promo sous conditions"]],
  [false, false, []],
])(
  "of a lowest price of a promo (%s), with a promo under conditions beside it (%s), the picture says %j, and the line of the price the price alone",
  (priceMinIsPromo, conditionalPromo, said) => {
    const { container } = render(<ModelCard model={{ ...model, priceMinIsPromo, conditionalPromo }} />);
    expect(priceLine(container)).toBe("dès 24.900.000 FCA");
    expect(labelsOf(container)).toEqual(said);
  },
);

// rule: guide/lowest-price
test.each([
  [undefined, "À venir"],
  ["Déc. 2026", "Déc. 2026"],
])("the picture of a model that is not sold yet has one label: %s", (tag, said) => {
  const { container } = render(<ModelCard model={{ ...model, status: "UPCOMING" }} tag={tag} />);
  expect(labelsOf(container)).toEqual([said]);
});

// rule: guide/lowest-price
test("a promo is told at the foot of the picture where its top says what is about the model", () => {
  const { container } = render(<ModelCard model={{ ...model, status: "ENDING", conditionalPromo: true }} />);
  expect(labelsOf(container)).toEqual(["Fin de série"]);
  expect(container.querySelector("article > div > p:first-child")?.textContent).toBe("Promo sous conditions");
  expect(priceLine(container)).toBe("dès 24.900.000 FCA");
});

// rule: guide/lowest-price
test("the price of a model that is not sold yet is not one at which it can be had", () => {
  const { container } = render(<ModelCard model={{ ...model, status: "UPCOMING" }} />);
  expect(priceLine(container)).toBe("vers 24.900.000 FCA");
});

// rule: guide/car-lists
test.each([
  ["UPCOMING", ["M’alerter"], 0],
  ["ON_SALE", [], 1],
] as const)(
  "the card of a model that is « %s » offers an alert (%j) or a comparison",
  (status, alerts, comparisons) => {
    const { container } = render(<ModelCard model={{ ...model, status }} />);
    const links = [...container.querySelectorAll("a[href='/marche-doccasion/alerte?modele_neuf=7']")];
    expect(links.map(({ textContent }) => textContent)).toEqual(alerts);
    expect(container.querySelectorAll("button").length).toBe(comparisons);
  },
);

// rule: guide/electric-cards
test.each<[Partial<Queries.ElectricVersionFragment>, readonly string[]]>([
  [{}, ["Autonomie annoncée", "Batterie", "Recharge rapide", "Aux 100 km"]],
  [
    { energy: "Hybride rechargeable", battery: 18.3, range: 80, chargeDc: null, consumptionUnit: "l/100 km" },
    ["Autonomie annoncée", "Batterie", "Puissance", "Aux 100 km"],
  ],
  [
    { energy: "Hybride", battery: null, range: null, chargeDc: null, consumptionUnit: "l/100 km" },
    ["Conso mixte", "Puissance", "Coffre", "Aux 100 km"],
  ],
  [
    { energy: "Hybride", battery: null, range: null, chargeDc: null, consumptionUnit: "l/100 km", boot: null },
    ["Conso mixte", "Puissance", "Coffre", "Aux 100 km"],
  ],
])("a card with %j has four figures, the costs last", (fields, labels) => {
  const { container } = render(
    <ElectricCard model={model} least={null} version={{ ...version, ...fields }} cost={1_900} realShare={null} />,
  );
  expect([...container.querySelectorAll("dt")].map(({ textContent }) => textContent)).toEqual(labels);
});

// rule: guide/electric-cards
test("an estimate is not told to the franc", () => {
  const { container } = render(
    <ElectricCard model={model} least={null} version={version} cost={1_911} realShare={null} />,
  );
  expect(container.querySelector("dl")?.textContent?.replace(/\s/g, " ")).toContain("≈ 1.900 FCA");
});

// rule: guide/price-unknown
test("the card of a model without a price announces one and offers no comparison", () => {
  const { container } = render(<ModelCard model={{ ...model, priceMin: null, cheapestId: null }} />);
  expect(container.textContent).toContain("Prix à venir");
  expect(container.textContent).not.toContain("FCA");
  expect(container.querySelector("button")).toBeNull();
});

// rule: guide/body-types
test.each([
  ["SUV", ["Diesel", "Essence"], "SUV · Diesel, Essence"],
  ["Berline 4 portes", ["Essence"], "Berline · Essence"],
  ["Berline 4 portes", ["Essence", "Hybride"], "Berline · Essence, Hybride"],
  ["SUV", ["Diesel", "Hybride léger"], "SUV · Diesel, Hybride léger"],
  ["SUV", ["Diesel", "Essence", "Hybride léger"], "SUV · Diesel, Essence, Hybride léger"],
  ["SUV", ["Hybride rechargeable"], "SUV · Hybride rechargeable"],
  ["SUV", [], "SUV"],
])("the facts of a %s with %j are its body type and its energies", (bodyType, energies, line) => {
  const { container } = render(<ModelCard model={{ ...model, bodyType, energies }} />);
  expect(container.querySelector("h3 + p")?.textContent?.replaceAll("\u00a0", " ")).toBe(line);
});

// rule: guide/body-types
test("the list of a body type does not repeat it on its cards", () => {
  const { container } = render(<ModelCard model={{ ...model, energies: ["Diesel", "Essence"] }} about="body" />);
  expect(container.querySelector("h3 + p")?.textContent?.replaceAll("\u00a0", " ")).toBe("Diesel, Essence");
});
