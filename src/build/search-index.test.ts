import { expect, test } from "vitest";
import { demoIndexFile } from "../../tests/support/demo-search";
import { toolMenu } from "../costs/tools/tool-menu";
import { searchIndex } from "./search-index";

const NOTHING = { brands: [], models: [], lists: [], topics: [], guides: [], dealers: [], articles: [], cars: "" };
const rowsOf = (content: Parameters<typeof searchIndex>[0]) =>
  (JSON.parse(searchIndex(content)) as { rows: (string | number)[][] }).rows;

// rule: site/found-groups
test("the index has each kind of page with its figure", () => {
  const rows = rowsOf({
    ...NOTHING,
    brands: [
      { name: "Kia", path: "/kia", models: [1, 2], priceMin: 17_450_000, mark: "/static/kia.webp" },
      { name: "Lada", path: "/lada", models: [], priceMin: null, mark: null },
    ],
    models: [
      { name: "Rio", path: "/rio", brand: { name: "Kia" }, priceMin: 17_450_000, reviewCount: 3 },
      { name: "EV9", path: "/ev9", brand: { name: "Kia" }, priceMin: null, reviewCount: 0 },
    ],
    topics: [{ name: "Vignette", path: "/vignette", slug: "vignette", description: null }],
    guides: [{ title: "La vignette est supprimée", path: "/vignette/a", topicSlug: "vignette" }],
    dealers: [
      {
        path: "/concessionnaires/auto",
        name: "Auto",
        brands: [{ name: "Kia" }],
        district: null,
        city: "Thiès",
        region: "Thiès",
      },
    ],
  });
  const shown = rows.map(([, label, path, figure]) => [label, path, String(figure).replaceAll("\u00a0", " ")]);
  expect(shown).toEqual(
    expect.arrayContaining([
      ["Kia", "/kia", "2 modèles · dès 17,45 M"],
      ["Lada", "/lada", "0 modèle"],
      ["Kia Rio", "/rio", "dès 17,45 M"],
      ["Kia EV9", "/ev9", ""],
      ["Vignette", "/vignette", "1 guide"],
      ["La vignette est supprimée", "/vignette/a", ""],
      ["Auto", "/concessionnaires/auto", "Thiès"],
    ]),
  );
  expect(rows.map((row) => row[6]).filter(Boolean)).toEqual(["/static/kia.webp"]);
});

test("every tool is found by other words too, and all rows lead to an address of this site", () => {
  const rows = rowsOf(NOTHING);
  const tools = rows.filter(([kind]) => kind === "tool");
  expect(tools).toHaveLength(toolMenu.length);
  for (const [, , , , words] of tools) expect(words).not.toBe("");
  for (const [, , path] of rows) expect(path).toMatch(/^\/[a-z]/);
});

test("the index of the demonstration is small: the Worker reads it once", () =>
  expect(Buffer.byteLength(demoIndexFile)).toBeLessThan(60 * 1_024));
