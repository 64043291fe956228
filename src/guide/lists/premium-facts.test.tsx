// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PremiumFacts } from "./premium-facts";

afterEach(cleanup);

const version = {
  versionId: 70,
  name: "2.0 TFSI quattro",
  power: 204,
  acceleration: 7.2,
  gearbox: "Automatique DCT7",
  availability: null,
  deliveryWeeks: null,
};
type Version = Queries.PremiumModelFragment["versions"][number];

// rule: guide/car-lists
test.each<[Partial<Version>, string]>([
  [{}, "204 ch · DCT7 · 0 à 100 en 7,2 s"],
  [{ gearbox: "Automatique 8" }, "204 ch · auto 8 · 0 à 100 en 7,2 s"],
  [{ gearbox: "Automatique 1" }, "204 ch · auto · 0 à 100 en 7,2 s"],
  [{ acceleration: null }, "204 ch · DCT7"],
  [{ power: null, gearbox: null }, "0 à 100 en 7,2 s"],
])("the card of a premium car with %j has the facts of the version of its price on one line", (fields, said) => {
  const model = {
    segment: null,
    name: "Q5",
    brand: { slug: "audi", name: "Audi" },
    cheapestId: 70,
    versions: [
      { ...version, versionId: 69, name: "Autre" },
      { ...version, ...fields },
    ],
  } as unknown as Queries.PremiumModelFragment;
  const { container } = render(<PremiumFacts model={model} />);
  const lines = [...container.querySelectorAll("p")].map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));
  expect(lines).toEqual(["2.0 TFSI quattro", said]);
});
