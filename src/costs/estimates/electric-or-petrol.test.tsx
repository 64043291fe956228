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
/** Car and cost of each line. */
const rows = () =>
  screen
    .queryAllByRole("listitem")
    .map((line) => [line.querySelector("span")?.textContent, line.querySelector("strong")?.textContent]);

afterEach(cleanup);

// rule: costs/electric-or-petrol
describe("electric or petrol", () => {
  it("shows the costs calculated by hand for the example cars", () => {
    show(PRICES);
    expect(rows()).toEqual([
      ["Toyota Starlet", "5.152\u00a0FCA"],
      ["BYD Atto 3", "1.433\u00a0FCA"],
      ["BYD Atto 3", "2.385\u00a0FCA"],
      ["BYD Atto 3", "3.286\u00a0FCA"],
    ]);
  });

  it("shows the date of each price", () => {
    show(PRICES);
    expect(screen.getByText("Super (au 6 décembre 2025)")).toBeTruthy();
  });

  it("leaves out a price that is not known", () => {
    show(PRICES.map((row) => (row.key === "electricite_tranche_2" ? { ...row, value: null } : row)));
    expect(rows().map(([, cost]) => cost)).not.toContain("2.385\u00a0FCA");
  });

  it("is not shown when no price is known", () => {
    const { container } = show([]);
    expect(container.textContent).toBe("");
  });
});
