// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ElectricOrPetrol } from "./electric-or-petrol";

vi.mock("gatsby", () => ({ graphql: () => null }));

type Parameter = Queries.EnergyPriceFragment;
const parameter = (key: string, value: number | null, label = key, effective: string | null = null): Parameter => ({
  key,
  label,
  value,
  effective,
});
const PRICES = [
  parameter("carburant_super", 920, "Super", "2025-12-06"),
  parameter("electricite_tranche_1", 82, "1re tranche", "2026-01-01"),
  parameter("electricite_tranche_2", 136.49, "2e tranche", "2026-01-01"),
  parameter("electricite_tranche_3", 159.36, "3e tranche", "2026-01-01"),
  parameter("electricite_perte_recharge", 12),
  parameter("electricite_tva", 18),
];
const show = (parameters: readonly Parameter[]) =>
  render(
    <ElectricOrPetrol
      parameters={parameters}
      electric={{ name: "BYD Atto 3", consumption: 15.6 }}
      petrol={{ name: "Toyota Starlet", consumption: 5.6 }}
    />,
  );
/** Price and cost of each line, under the name of its car. */
const costs = () =>
  Object.fromEntries(
    screen
      .queryAllByRole("heading", { level: 3 })
      .map((car) => [
        car.textContent,
        [...(car.nextElementSibling?.children ?? [])].map((line) => [
          line.querySelector("span")?.textContent,
          line.querySelector("strong")?.textContent,
        ]),
      ]),
  );
const saving = () => screen.queryByText(/de moins/)?.textContent?.replace(/\s/g, " ");

afterEach(cleanup);

// rule: costs/electric-or-petrol
describe("electric or petrol", () => {
  it("shows the costs calculated by hand for the example cars", () => {
    show(PRICES);
    expect(costs()).toEqual({
      "Toyota Starlet": [["Super", "5.152\u00a0FCA"]],
      "BYD Atto 3": [
        ["1re tranche", "1.433\u00a0FCA"],
        ["2e tranche", "2.385\u00a0FCA"],
        ["3e tranche", "3.286\u00a0FCA"],
      ],
    });
  });

  it("says what is saved, from the dearest electricity to the cheapest", () => {
    show(PRICES);
    expect(saving()).toBe(
      "1.866 à 3.719 FCA de moins aux 100 km : BYD Atto 3 face à Toyota Starlet, selon la tranche d’électricité.",
    );
    cleanup();
    show(PRICES.filter(({ key }) => !/tranche_[13]/.test(key)));
    expect(saving()).toBe("2.767 FCA de moins aux 100 km : BYD Atto 3 face à Toyota Starlet.");
  });

  it.each([
    ["the price of electricity is unknown", PRICES.filter(({ key }) => !key.includes("tranche"))],
    ["the price of petrol is unknown", PRICES.filter(({ key }) => key !== "carburant_super")],
    [
      "nothing is saved at one of the prices",
      PRICES.map((row) => (row.key === "carburant_super" ? { ...row, value: 500 } : row)),
    ],
  ])("says nothing of a saving where %s", (_, prices) => {
    show(prices);
    expect(saving()).toBeUndefined();
  });

  it("shows the date of each price", () => {
    show(PRICES);
    expect(screen.getByText("Super").closest("li")?.textContent).toContain("au 6 décembre 2025");
  });

  it("leaves out a price that is not known", () => {
    show(PRICES.map((row) => (row.key === "electricite_tranche_2" ? { ...row, value: null } : row)));
    expect(JSON.stringify(costs())).not.toContain("2.385");
  });

  it("is not shown when no price is known", () => {
    const { container } = show([]);
    expect(container.textContent).toBe("");
  });
});
