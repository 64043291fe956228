// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { footerMasonry } from "../../site";
import { BrandIndex } from "./brand-index";

vi.mock("gatsby", () => ({ graphql: () => null }));

afterEach(cleanup);

const MODELS = [
  { modelId: 12, slug: "starlet", name: "Starlet" },
  { modelId: 13, slug: "hilux", name: "Hilux" },
];

// rule: site/footer-brands
test("the footer lists each brand with its models, all as links", () => {
  render(
    <BrandIndex
      brands={[
        { brandId: 1, slug: "toyota", name: "Toyota", models: MODELS },
        { brandId: 2, slug: "kia", name: "Kia", models: [] },
      ]}
    />,
  );
  screen.getByRole("heading", { level: 2, name: "Liste des marques et modèles disponibles au Sénégal" });
  expect(screen.getByRole("link", { name: "Kia" }).getAttribute("href")).toBe(
    "/guide-auto/voitures-neuves/marque/kia/2",
  );
  const models = within(screen.getByRole("list", { name: "Modèles Toyota" })).getAllByRole("link");
  expect(models.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Starlet", "/guide-auto/voitures-neuves/marque/toyota/modele/12-starlet"],
    ["Hilux", "/guide-auto/voitures-neuves/marque/toyota/modele/13-hilux"],
  ]);
});

// rule: site/footer-brands
test("a brand says how many models it has", () => {
  render(<BrandIndex brands={[{ brandId: 1, slug: "toyota", name: "Toyota", models: MODELS }]} />);
  expect(screen.getByText(/modèles$/, { selector: "p" }).textContent).toBe("2 modèles");
});

// rule: site/footer-brands
test("the stylesheet of the brand index uses the widths and the height in src/site.ts", () => {
  const { gap, columnWidth, narrowColumnWidth, narrowUpTo, listMaxHeight } = footerMasonry;
  const sheet = readFileSync("src/site/frame/brand-index.module.css", "utf8");
  expect(sheet).toContain(`.masonry { columns: ${columnWidth}px; column-gap: ${gap}px;`);
  expect(sheet).toContain(`@media (max-width: ${narrowUpTo}px) { .masonry { columns: ${narrowColumnWidth}px; } }`);
  expect(sheet).toContain(`.brand ul { max-height: ${listMaxHeight}px; overflow-y: auto; }`);
  const [, padding, lines] =
    /\.brand a \{ display: block; padding: ([\d.]+)px 0; line-height: ([\d.]+); \}/.exec(sheet) ?? [];
  const [, rem] = /\.brand li a \{[^}]*font-size: ([\d.]+)rem/.exec(sheet) ?? [];
  const line = 2 * Number(padding) + Number(lines) * Number(rem) * 16;
  expect(listMaxHeight % line, "a list that scrolls ends after a whole line").toBe(0);
});
