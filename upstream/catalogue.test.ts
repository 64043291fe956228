import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { catalogueOf } from "./catalogue/catalogue";
import { multiply } from "./catalogue/multiply";
import { dayFrom } from "./catalogue/promo-rows";
import { rivalsOf } from "./catalogue/rivals";
import { numberIn, textIn } from "./row";
import { contentReader } from "./source/content";
import { readSheet } from "./source/sheet";

const today = new Date("2026-11-21T10:00:00Z");
const { lists } = catalogueOf(contentReader(join(import.meta.dirname, "content"))(), today);
const groupBy = <Item>(items: readonly Item[], key: (item: Item) => string): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
};
const nameOf = new Map(
  lists.models.map((model) => {
    const brand = lists.menuBrands.find(({ id }) => id === model["marque_id"]);
    return [
      model["id"],
      `${textIn(brand ?? {}, "nom_de_la_marque").replace("&euml;", "ë")} ${textIn(model, "nom_du_modele")}`,
    ];
  }),
);

describe("counts", () => {
  it("30 brands, 104 models, at least 250 versions", () => {
    expect(lists.brands).toHaveLength(30);
    expect(lists.models).toHaveLength(104);
    expect(lists.versions.length).toBeGreaterThanOrEqual(250);
    expect(new Set(lists.versions.map((row) => row["car_id"])).size).toBe(lists.versions.length);
  });

  it("every model has a version, a body, four photos or more and colours; slugs differ within a model", () => {
    for (const model of lists.models) {
      const versions = lists.versions.filter((row) => row["id_modele"] === model["id"]);
      expect(versions.length, textIn(model, "nom_du_modele")).toBeGreaterThan(0);
      expect(new Set(versions.map((row) => row["version_slug"])).size).toBe(versions.length);
      expect(model["segment"]).toBeTruthy();
      expect(model["photos"]).toHaveLength(5);
    }
  });
});

const ENGINE = [
  "marque",
  "modele",
  "cylindree_cm3",
  "puissance_ch",
  "boite_de_vitesse",
  "transmission",
  "batterie_kwh",
];
/** Figures of the base rows that stay as they were given. */
const KEPT = [
  "energie",
  "cylindree_cm3",
  "puissance_ch",
  "puissance_fiscale_cv",
  "couple_nm",
  "boite_de_vitesse",
  "transmission",
  "conso_mixte",
  "unite_conso",
  "longueur_mm",
  "largeur_mm",
  "hauteur_mm",
  "coffre_l",
  "garde_au_sol_mm",
  "reservoir_l",
  "batterie_kwh",
  "autonomie_km",
  "nombre_de_places",
  "garantie",
];

describe("prices", () => {
  it("rise with the trim level of one engine, by no more than a third in all", () => {
    const lines = readSheet(readFileSync(join(import.meta.dirname, "content/versions.csv"), "utf8"));
    const ladders = groupBy(lines, (line) => ENGINE.map((column) => line[column]).join("|"));
    for (const [name, ladder] of ladders) {
      const prices = ladder
        .toSorted((a, b) => Number(a["niveau"]) - Number(b["niveau"]))
        .map((line) => Number(line["prix"]));
      expect(prices, name).toEqual(prices.toSorted((a, b) => a - b));
      expect(new Set(prices).size, name).toBe(prices.length);
      expect(Math.max(...prices) / Math.min(...prices), name).toBeLessThan(1.34);
    }
    for (const line of lines) expect(Number(line["prix"]) % 50_000, line["id"]).toBe(0);
  });

  it("keep the exact figures of the 106 base rows, whose price is the model's lowest", () => {
    const bases = readSheet(readFileSync(join(import.meta.dirname, "testing/base-versions.csv"), "utf8"));
    expect(bases).toHaveLength(106);
    for (const base of bases) {
      const name = `${base["nom_de_la_marque"]} ${base["nom_du_modele"]}`;
      const found = lists.versions.find(
        (row) =>
          nameOf.get(row["id_modele"]) === name &&
          row["prix"] === Number(base["prix_xof"]) &&
          textIn(row, "nom_de_la_version").startsWith(base["nom_de_la_version"] ?? "?"),
      );
      expect(found, name).toBeDefined();
      for (const column of KEPT) {
        const cell = base[column] ?? "";
        expect(found?.[column], `${name} ${column}`).toEqual(
          cell === "" ? null : /^[\d.]+$/.test(cell) ? Number(cell) : cell,
        );
      }
    }
    const entry = groupBy(bases, (base) => `${base["nom_de_la_marque"]} ${base["nom_du_modele"]}`);
    for (const [name, rows] of entry) {
      const prices = lists.versions
        .filter((row) => nameOf.get(row["id_modele"]) === name)
        .flatMap((row) => numberIn(row, "prix") ?? []);
      expect(Math.min(...prices), name).toBe(Math.min(...rows.map((row) => Number(row["prix_xof"]))));
    }
  });
});

describe("equipment", () => {
  it("is full, spans the six groups and differs by trim", () => {
    const [xli, gli] = lists.versions;
    for (const row of lists.versions) {
      const lines = Array.isArray(row["equipements"]) ? row["equipements"] : [];
      expect(lines.length).toBeGreaterThan(35);
      expect(new Set(lines.map((line) => line.groupe)).size).toBe(6);
    }
    expect(xli?.["equipements"]).not.toEqual(gli?.["equipements"]);
  });
});

describe("promos", () => {
  const running = lists.promos.filter(
    (promo) => textIn(promo, "debut") <= "2026-11-21" && textIn(promo, "fin") >= "2026-11-21",
  );

  it("are dated from today; each with a price lowers that of its model’s cheapest version", () => {
    expect(dayFrom(today, -12)).toBe("2026-11-09");
    const priced = running.filter((promo) => numberIn(promo, "prix_promo") !== null);
    expect(priced.length).toBeGreaterThan(5);
    for (const promo of priced) {
      const prices = lists.versions
        .filter((row) => row["id_modele"] === promo["id_modele"])
        .flatMap((row) => numberIn(row, "prix") ?? []);
      expect(numberIn(promo, "prix_initial")).toBe(Math.min(...prices));
      expect(numberIn(promo, "prix_promo")).toBeLessThan(Math.min(...prices));
    }
  });

  it("say each whether they are for everybody, and both kinds run", () => {
    expect(lists.promos.filter(({ pour_tous }) => typeof pour_tous !== "boolean").map(({ titre }) => titre)).toEqual(
      [],
    );
    expect(running.filter(({ pour_tous }) => pour_tous).length).toBeGreaterThan(2);
    expect(running.filter(({ pour_tous }) => !pour_tous).length).toBeGreaterThan(2);
  });

  it.each(["208", "Starlet", "Swift", "Touareg"])(
    "of the %s ask something of the buyer: it is not for everybody",
    (name) => {
      const model = lists.models.find((row) => row["nom_du_modele"] === name);
      expect(running.filter((promo) => promo["id_modele"] === model?.["id"]).map(({ pour_tous }) => pour_tous)).toEqual(
        [false],
      );
    },
  );
});

describe("rivalsOf", () => {
  const at = (id: number, price: number | null, segment = "B") => ({ id, price, segment });
  // rule: guide/rivals
  it("takes the three nearest of the segment within 20 %", () => {
    const all = [at(1, 100), at(2, 119), at(3, 121), at(4, 90), at(5, 80), at(6, 101), at(7, 100, "C"), at(8, null)];
    expect(rivalsOf(at(1, 100), all)).toEqual([6, 4, 2]);
    expect(rivalsOf(at(8, null), all)).toEqual([]);
  });
});

describe("multiply", () => {
  it("makes any number of models, one version each, nothing twice", () => {
    const { models, versions, articles } = multiply(lists, 1000);
    expect(models).toHaveLength(1000);
    expect(new Set(models.map((row) => row["id"])).size).toBe(1000);
    expect(new Set(models.map((row) => `${row["marque_id"]}/${row["slug_modele"]}`)).size).toBe(1000);
    expect(versions.map((row) => row["id_modele"])).toEqual(models.map((row) => row["id"]));
    expect(new Set(versions.map((row) => row["car_id"])).size).toBe(1000);
    expect(articles).toHaveLength(lists.articles.length);
  });

  it("shares few pictures between all", () => {
    const { models, articles } = multiply(lists, 1000);
    const photos = models
      .flatMap((row) => (Array.isArray(row["photos"]) ? row["photos"] : []))
      .map(({ url }) => String(url));
    expect(photos.length).toBeGreaterThan(3000);
    expect(new Set([...photos, ...articles.map((row) => row["thumbnail"])]).size).toBeLessThan(20);
  });
});
