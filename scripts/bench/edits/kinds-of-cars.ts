import { type Chance, words, wordsOrNone } from "./chance";
import type { EditKind } from "./edit";
import { copyRow, moveRow, removeRow, setFields } from "./rows";
import { type Row, TABLES, type TableName, type Tables } from "./tables";

/** A price beside the present one, the price of another version, an unlikely one, or none. */
function priceBeside(row: Row, chance: Chance, versions: readonly Row[]): string {
  const now = Number(row["prix"] || 20_000_000);
  const other = String(chance.of("other", versions)["prix"] ?? "");
  return chance.of("price", [
    String(now - 5_000),
    String(now + 1_250_000),
    String(Math.round(now * 0.8)),
    other,
    other,
    "",
  ]);
}

const price: EditKind = (tables, chance) =>
  setFields(tables, chance, "versions", (row) => ({ prix: priceBeside(row, chance, tables.versions) }));

const OPTIONAL = [
  "conso_mixte",
  "coffre_l",
  "garantie",
  "pneus",
  "finition",
  "garde_au_sol_mm",
  "puissance_fiscale_cv",
] as const;

const versionFacts: EditKind = (tables, chance) =>
  setFields(tables, chance, "versions", () =>
    chance.of<() => Row>("fact", [
      () => ({ nom_de_la_version: words(chance) }),
      () => ({ [chance.of("field", OPTIONAL)]: "" }),
      () => ({ conso_mixte: chance.of("conso", ["4,9", "6.1", "11"]) }),
      () => ({ energie: chance.of("energy", ["Essence", "Diesel", "Hybride", "Électrique"]) }),
      () => ({ disponibilite: chance.of("availability", ["en_stock", "sur_commande", ""]) }),
      () => ({ garantie: wordsOrNone(chance) ?? "" }),
      () => ({ version_slug: chance.of("slug", ["", "un-autre-nom", "1-5-bvm5-xli"]) }),
    ])(),
  );

const newVersion: EditKind = (tables, chance) =>
  copyRow(tables, chance, "versions", (row) =>
    chance.below("same", 2) ? {} : { prix: priceBeside(row, chance, tables.versions) },
  );
const oldVersion: EditKind = (tables, chance, first) => removeRow(tables, chance, first, "versions");

/** A row that names a brand or a model by its words, under the new ones. */
function renamedIn(row: Row, brand: string, model: string | null, name: string): Row {
  const [before, after] = model === null ? [brand, name] : [`${brand} ${model}`, `${brand} ${name}`];
  const own = model === null ? { marque: name } : { modele: name };
  const isOf = row["marque"] === brand && (model === null || row["modele"] === model);
  const inList = (list: unknown) =>
    Array.isArray(list)
      ? list.map((one) =>
          one === before || (model === null && String(one).startsWith(`${before} `))
            ? after + String(one).slice(before.length)
            : one,
        )
      : list;
  return {
    ...row,
    ...(isOf && own),
    ...("marques" in row && model === null && { marques: inList(row["marques"]) }),
    ...("modeles" in row && { modeles: inList(row["modeles"]) }),
  };
}

/** Renames a brand, or one of its models, in every table that names it. */
function renamed(tables: Tables, brand: string, model: string | null, name: string): Partial<Tables> {
  const fits = (table: TableName, row: Row) =>
    model === null
      ? table === "brands" && row["nom_de_la_marque"] === brand
      : table === "models" && row["nom_du_modele"] === model && row["marque"] === brand;
  const named = { [model === null ? "nom_de_la_marque" : "nom_du_modele"]: name };
  const entries = TABLES.flatMap((table) => {
    const rows = tables[table].map((row) => ({
      ...renamedIn(row, brand, model, name),
      ...(fits(table, row) && named),
    }));
    return JSON.stringify(rows) === JSON.stringify(tables[table]) ? [] : [[table, rows] as const];
  });
  return Object.fromEntries(entries);
}

const NAMES = ["Baïla", "Renault-Étoile", "C3 Émeraude", "208", "Duster & Fils", "Œuvre 4×4", "A"];

const renameBrand: EditKind = (tables, chance) => {
  const brand = String(chance.of("brand", tables.brands)["nom_de_la_marque"]);
  const name = chance.of("name", NAMES);
  if (tables.brands.some((row) => row["nom_de_la_marque"] === name)) return null;
  return { told: `marque ${brand} → ${name}`, changed: renamed(tables, brand, null, name) };
};

const renameModel: EditKind = (tables, chance) => {
  const model = chance.of("model", tables.models);
  const [brand, old] = [String(model["marque"]), String(model["nom_du_modele"])];
  const name = chance.of("name", NAMES);
  if (tables.models.some((row) => row["nom_du_modele"] === name)) return null;
  return { told: `modèle ${brand} ${old} → ${name}`, changed: renamed(tables, brand, old, name) };
};

const brandFacts: EditKind = (tables, chance) =>
  setFields(tables, chance, "brands", () =>
    chance.of<() => Row>("fact", [
      () => ({ description: wordsOrNone(chance) }),
      () => ({ garantie: wordsOrNone(chance) }),
      () => ({ couleur: chance.of("colour", ["#1b5e8c", "#a4452c"]) }),
      () => ({ premium: chance.below("premium", 2) === 0 }),
      () => ({ origine: chance.of("origin", ["Europe", "Japon", "Chine", null]) }),
    ])(),
  );

const modelFacts: EditKind = (tables, chance) =>
  setFields(tables, chance, "models", (row) =>
    chance.of<() => Row>("fact", [
      () => ({ verdict: wordsOrNone(chance) }),
      () => ({ pour_qui: wordsOrNone(chance) }),
      () => ({
        points_forts: chance.of<readonly string[]>("points", [[], [words(chance)], ["a", "b", words(chance)]]),
      }),
      () => ({ statut: chance.of("status", ["a_venir", "en_vente", "fin_de_serie"]) }),
      () => ({ date_de_lancement: chance.of("launch", ["2026-11-01", "2025-03-01", null, "2022-09-15"]) }),
      () => ({ note_redaction: chance.of("score", [null, 0, 6.5, 10]) }),
      () => ({ genre: row["genre"] === "m" ? "f" : "m" }),
      () => ({ slug: `${String(row["slug"])}-bis` }),
    ])(),
  );

const COLOURS = [
  { nom: "Bleu Ngor", hex: "#1b5e8c" },
  { nom: "Rouge latérite", hex: "#a4452c" },
  { nom: "Écru", hex: "#efe6d2" },
];
const colours: EditKind = (tables, chance) =>
  setFields(tables, chance, "models", (row) => {
    const now: readonly unknown[] = Array.isArray(row["couleurs"]) ? row["couleurs"] : [];
    return {
      couleurs: chance.of("colours", [now.slice(1), now.toReversed(), [...now, chance.of("colour", COLOURS)], []]),
    };
  });

const body: EditKind = (tables, chance) =>
  setFields(tables, chance, "bodies", () => ({
    segment: chance.of("segment", ["B - Citadine", "C - SUV compact", "D - Familiale", ""]),
  }));

const moved: EditKind = (tables, chance) =>
  moveRow(tables, chance, chance.of("table", ["brands", "models", "versions"]));

/** Edits of brands, models and versions; prices are edited most. */
export const CAR_EDITS: readonly EditKind[] = [
  price,
  price,
  versionFacts,
  versionFacts,
  newVersion,
  oldVersion,
  renameBrand,
  renameBrand,
  renameModel,
  renameModel,
  brandFacts,
  modelFacts,
  modelFacts,
  colours,
  body,
  moved,
];
