// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { VersionStrip } from "./version-strip";

vi.mock("gatsby", () => ({ graphql: () => null }));

type Version = Queries.VersionStripFragment["versions"][number];
const version = (versionId: number, name: string, price: number | null, promoPrice: number | null = null): Version => ({
  versionId,
  slug: name.toLowerCase(),
  name,
  price,
  promoPrice,
});
const strip = (here: Version, ...others: readonly Version[]) => {
  render(
    <VersionStrip current={here} model={{ slug: "tucson", brand: { slug: "hyundai" }, versions: [here, ...others] }} />,
  );
  return screen
    .getAllByRole("link")
    .map((link) => [...link.children].map(({ textContent }) => textContent).join(" : "));
};

afterEach(cleanup);

// rule: guide/change-version
it("all versions come cheapest first, this one among them, with their current price and its difference from this one", () => {
  expect(
    strip(
      version(1, "GL", 23_400_000, 22_400_000),
      version(2, "GX", 24_900_000),
      version(3, "Base", 21_900_000),
      version(4, "GLS", 23_000_000, 22_400_000),
      version(5, "Commande", null),
    ),
  ).toEqual([
    "Base : 21.900.000\u00a0FCA : −\u00a0500.000\u00a0FCA",
    "GL : 22.400.000\u00a0FCA : Vous êtes ici",
    "GLS : 22.400.000\u00a0FCA : même prix",
    "GX : 24.900.000\u00a0FCA : +\u00a02.500.000\u00a0FCA",
    "Commande : — : ",
  ]);
});
