// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { VersionsTable } from "./versions-table";

vi.mock("gatsby", () => ({ graphql: () => null }));

type Version = Queries.VersionRowFragment;
const version = (versionId: number, name: string, price: number | null, fields: Partial<Version> = {}): Version => ({
  versionId,
  slug: name.toLowerCase(),
  name,
  energy: "Essence",
  power: 105,
  fiscalPower: 8,
  gearbox: null,
  automatic: null,
  fourWheelDrive: false,
  consumption: 5.6,
  consumptionUnit: "l/100 km",
  price,
  promoPrice: null,
  ...fields,
});
const show = (...versions: readonly Version[]) =>
  render(<VersionsTable brandSlug="toyota" modelSlug="hilux" name="Toyota Hilux" versions={versions} />);
const choices = () =>
  screen.queryAllByRole<HTMLInputElement>("radio").map((radio) => radio.closest("label")?.textContent);
/** Versions that the stylesheet shows for a choice (src/shared/ui/filter.page.module.css). */
const kept = (choice: string) => {
  const { value } = screen.getByRole<HTMLInputElement>("radio", { name: choice });
  return screen
    .getAllByRole("listitem")
    .filter(({ dataset }) => dataset.is?.split(" ").includes(value))
    .map((item) => item.querySelector("a")?.textContent);
};

afterEach(cleanup);

// rule: guide/model-versions
describe("a model's versions", () => {
  it("are sorted cheapest first, with those without a price last", () => {
    show(version(1, "GX", 25_000_000), version(2, "Commande", null), version(3, "GL", 21_000_000));
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["GL", "GX", "Commande"]);
  });

  it("are sorted by the current price, including promos", () => {
    show(version(1, "GL", 21_000_000), version(2, "GX", 22_000_000, { promoPrice: 20_000_000 }));
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["GX", "GL"]);
  });

  it("link each to its own page", () => {
    show(version(12, "GL", 21_000_000));
    expect(screen.getByRole("link").getAttribute("href")).toBe(
      "/guide-auto/voitures-neuves/marque/toyota/modele/hilux/12-gl",
    );
  });

  it("have a comparison button with their own name in the built page", () => {
    const page = document.createElement("div");
    page.innerHTML = renderToString(
      <VersionsTable
        brandSlug="toyota"
        modelSlug="hilux"
        name="Toyota Hilux"
        versions={[version(1, "GL", 21_000_000), version(2, "GX", 25_000_000)]}
      />,
    );
    expect([...page.querySelectorAll("li button")].map((button) => button.textContent)).toEqual([
      "+ Comparer Toyota Hilux GL",
      "+ Comparer Toyota Hilux GX",
    ]);
  });

  it("can be filtered only by what distinguishes them", () => {
    show(
      version(1, "GL", 21_000_000, { energy: "Diesel", automatic: false }),
      version(2, "GX", 25_000_000, { energy: "Diesel", automatic: true, fourWheelDrive: true }),
    );
    expect(choices()).toEqual(["Toutes", "Manuelle", "Automatique", "4x4"]);
    expect([kept("Manuelle"), kept("4x4")]).toEqual([["GL"], ["GX"]]);
  });

  it("have no filter when they are all alike", () => {
    show(version(1, "GL", 21_000_000), version(2, "GX", 25_000_000));
    expect(choices()).toEqual([]);
  });
});
