import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { decodeEntities } from "../src/contract/guide/entities";
import { rowSchemas } from "../src/contract/wire/rows";
import { CAR_COST_KEYS } from "../src/costs/rules/car-costs";
import { CUSTOMS_KEYS } from "../src/costs/rules/customs";
import { IN_OWN_NAME_KEYS } from "../src/costs/rules/in-own-name";
import { ratesOf } from "../src/costs/rules/parameters";
import { mapPosition } from "../src/guide/dealers/map-position";
import { catalogueOf } from "./catalogue/catalogue";
import { dayFrom } from "./catalogue/promo-rows";
import { usedBrandRows } from "./catalogue/used-rows";
import { isSubject } from "./drawings/illustrations";
import { numberIn, type Row, textIn } from "./row";
import { contentReader } from "./source/content";

/** What holds of the demonstration whatever its editors add, change or take away; all other tests have a catalogue of their own. */
const CONTENT = join(import.meta.dirname, "content");
const today = new Date();
const content = contentReader(CONTENT)();
const { usedBrands, usedModels } = content;
const { lists, illustrations } = catalogueOf(content, today);

const { banners: _places, ...schemas } = rowSchemas;
const running = lists.promos.filter(
  (promo) => textIn(promo, "debut") <= dayFrom(today, 0) && textIn(promo, "fin") >= dayFrom(today, 0),
);

/** Whether the dot of a place, 6 pixels wide each way, touches the land of a map. @param land path that begins at a point and goes on by steps from it */
function isOnLand(land: string, { x, y }: { readonly x: number; readonly y: number }): boolean {
  const [left = 0, top = 0, ...steps] = (land.match(/-?\d+/g) ?? []).map(Number);
  const corners = [{ x: left, y: top }];
  for (let step = 0; step < steps.length; step += 2) {
    const last = corners[corners.length - 1];
    corners.push({ x: (last?.x ?? 0) + (steps[step] ?? 0), y: (last?.y ?? 0) + (steps[step + 1] ?? 0) });
  }
  const holds = (at: { readonly x: number; readonly y: number }) =>
    corners.reduce((inside, a, index) => {
      const b = corners[(index + 1) % corners.length] ?? a;
      const crosses = a.y > at.y !== b.y > at.y && at.x < a.x + ((at.y - a.y) / (b.y - a.y)) * (b.x - a.x);
      return crosses ? !inside : inside;
    }, false);
  return [0, 6, -6].some((east) => [0, 6, -6].some((south) => holds({ x: x + east, y: y + south })));
}
const idsOf = (rows: readonly Row[], field = "id") => new Set(rows.map((row) => row[field]));

describe("the demonstration", () => {
  it("is of a size that shows what the site can do", () => {
    expect(lists.brands.length).toBeGreaterThanOrEqual(25);
    expect(lists.models.length).toBeGreaterThanOrEqual(90);
    expect(lists.versions.length).toBeGreaterThanOrEqual(230);
    expect(lists.reviews.length).toBeGreaterThanOrEqual(150);
    expect(lists.dealers.length).toBeGreaterThanOrEqual(20);
    expect(lists.articles.length).toBeGreaterThanOrEqual(50);
    expect(idsOf(lists.articles.map((row) => ({ id: JSON.stringify(row["terms"]) }))).size).toBeGreaterThanOrEqual(5);
    expect(lists.guides.length).toBeGreaterThanOrEqual(18);
    expect(idsOf(lists.guides, "taxonomy").size).toBeGreaterThanOrEqual(6);
  });

  // rule: costs/customs-value
  it("has a customs value only of models by their names in the catalogue, once for a year and an origin, and calls it an example", () => {
    const named = new Set(
      usedBrandRows(usedBrands, usedModels).flatMap(({ marque, modeles }) =>
        (modeles as readonly Row[]).map(({ nom }) => `${marque} ${nom}`),
      ),
    );
    const cars = lists.customsValues.map(({ marque, modele, annee, provenance }) => ({
      model: `${marque} ${modele}`,
      key: `${marque} ${modele} ${annee} ${provenance}`,
    }));
    expect(cars.filter(({ model }) => !named.has(model))).toEqual([]);
    expect(new Set(cars.map(({ key }) => key)).size).toBe(cars.length);
    for (const { source } of lists.customsValues) expect(source).toContain("Exemple de démonstration");
  });

  // rule: guide/model-gender
  it("tells the gender of a model by m or f, or not at all", () => {
    const strange = lists.models.filter(({ genre }) => genre !== undefined && genre !== "m" && genre !== "f");
    expect(strange.map(({ id }) => id)).toEqual([]);
  });

  it.each(Object.entries(schemas))("sends no row of %s that the site would leave out", (kind, schema) => {
    const refused = lists[kind as keyof typeof schemas].flatMap((row) => {
      const parsed = z.safeParse(schema as z.ZodMiniType, row);
      return parsed.success ? [] : [{ row: row["id"] ?? row["slug"] ?? row["cle"], issues: parsed.error.issues }];
    });
    expect(refused).toEqual([]);
  });

  it("has a version, a body and photos of every model, at prices that somebody could pay", () => {
    const models = idsOf(lists.versions, "id_modele");
    expect(lists.models.filter(({ id }) => !models.has(id)).map(({ nom_du_modele }) => nom_du_modele)).toEqual([]);
    for (const model of lists.models) {
      expect(model["segment"], textIn(model, "nom_du_modele")).toBeTruthy();
      expect(Array.isArray(model["photos"]) && model["photos"].length, textIn(model, "nom_du_modele")).toBeGreaterThan(
        3,
      );
    }
    for (const version of lists.versions)
      expect(numberIn(version, "prix") ?? Infinity, `${version["car_id"]}`).toBeGreaterThan(1_000_000);
  });

  it.each(Object.entries({ CAR_COST_KEYS, CUSTOMS_KEYS, IN_OWN_NAME_KEYS }))("has every figure of %s", (_, keys) => {
    const figures = lists.countryParameters.map((row) => ({
      key: textIn(row, "cle"),
      value: numberIn(row, "valeur"),
      valueMax: numberIn(row, "valeur_max"),
    }));
    expect(keys.filter((key) => ratesOf(figures, [key]) === null)).toEqual([]);
  });

  it("has promos of both kinds today; each with a price lowers that of its model’s cheapest version", () => {
    expect(running.filter(({ pour_tous }) => pour_tous === true)).not.toEqual([]);
    expect(running.filter(({ pour_tous }) => pour_tous !== true)).not.toEqual([]);
    for (const promo of lists.promos.filter(({ prix_promo }) => prix_promo !== null))
      expect(numberIn(promo, "prix_promo"), textIn(promo, "titre")).toBeLessThan(numberIn(promo, "prix_initial") ?? 0);
  });
});

it("titles of articles and guides have the length that editors are asked for (docs/editeurs.md)", () => {
  const titles = [
    ...lists.articles.map((row) => decodeEntities(textIn(row, "post_title"))),
    ...lists.guides.map((row) => textIn(row, "titre")),
  ];
  expect(titles.length).toBeGreaterThan(50);
  expect(titles.filter((title) => title.length > 64)).toEqual([]);
});

// rule: guide/demo-content
describe("it says of itself that it is none of the real world", () => {
  it("of prices, dealers and pictures", () => {
    const labelled = lists.siteSettings.filter(({ groupe }) => groupe === "demonstration");
    expect(labelled.map(({ cle }) => cle)).toEqual(
      expect.arrayContaining([
        "demonstration_avis",
        "demonstration_prix",
        "demonstration_concessionnaires",
        "demonstration_images",
      ]),
    );
    expect(labelled.filter((row) => textIn(row, "texte") === "")).toEqual([]);
  });

  it("no number of a dealer can ring", () => {
    const numbers = lists.dealers.flatMap(({ telephones, whatsapp }) =>
      [telephones, whatsapp].flat().flatMap((number) => (typeof number === "string" ? number : [])),
    );
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.filter((number) => !/^33 800 00 \d\d$/.test(number))).toEqual([]);
  });

  it("no dealer has the name of a brand, or a mail address or site that could be somebody’s", () => {
    const brands = lists.brands.map((row) => textIn(row, "slug"));
    const borrowed = lists.dealers.filter(
      (row) =>
        brands.some((brand) => `-${textIn(row, "slug")}-`.includes(`-${brand}-`)) ||
        !/^$|\.(?:invalid|example)$/.test(textIn(row, "email")),
    );
    expect(borrowed.map(({ nom }) => nom)).toEqual([]);
  });

  // rule: guide/dealer-page
  it("each dealer is on the land of the small map that its page draws", () => {
    const astray = lists.dealers.filter((row) => {
      const position = mapPosition(numberIn(row, "latitude"), numberIn(row, "longitude"));
      return position === null || !isOnLand(position.outline.land, position.dot);
    });
    expect(astray.map(({ nom }) => nom)).toEqual([]);
  });

  it("no brand has an importer, whom it would name", () => {
    expect(lists.brands.filter(({ importateur }) => (importateur ?? null) !== null)).toEqual([]);
  });
});

// rule: editorial/demo-pictures
it("no two of the twelve newest articles have a picture of the same subject, or of the same car", () => {
  const newest = lists.articles.slice(0, 12);
  const shown = newest.map((row) => {
    const word = illustrations.get(textIn(row, "thumbnail")) ?? "";
    return isSubject(word) ? word : String([row["modeles_lies"]].flat()[0]);
  });
  expect(new Set(shown).size, shown.join(", ")).toBe(12);
});

// rule: editorial/guide-pictures
it("every topic and every guide has a drawn picture, and the word for it is not sent", () => {
  for (const row of [...lists.guideTopics, ...lists.guides]) {
    expect(textIn(row, "image"), textIn(row, "slug")).toMatch(/^\/media\/(?:themes|guides)\/[\w-]+\.jpg$/);
    expect(row).not.toHaveProperty("illustration");
  }
});

it("every document of the folder is read", () => {
  const written = readdirSync(CONTENT, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".md"));
  expect(lists.articles.length + lists.guides.length + lists.pages.length).toBe(written.length);
});
