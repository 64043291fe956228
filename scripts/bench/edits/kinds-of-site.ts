import { words, wordsOrNone } from "./chance";
import type { EditKind } from "./edit";
import { moveRow, removeRow, setFields } from "./rows";
import { type Row, TEXT } from "./tables";

const banner: EditKind = (tables, chance) =>
  setFields(tables, chance, "banners", () =>
    chance.of<() => Row>("fact", [
      () => ({ titre: wordsOrNone(chance), texte: wordsOrNone(chance, "text") }),
      () => ({ texte_alternatif: words(chance) }),
      () => ({ debut: chance.of("from", ["2026-01-01", "2027-06-01", null]) }),
      () => ({ fin: chance.of("to", ["2025-12-31", "2027-12-31", null]) }),
      () => ({
        lien: chance.of("link", ["/guide-auto/promos-du-moment", "/voitures-neuves", "https://exemple.sn/offre"]),
      }),
      () => ({ image_mobile: null }),
    ])(),
  );
const oldBanner: EditKind = (tables, chance, first) => removeRow(tables, chance, first, "banners");

/** The slug of a category is ours alone: readers of api.php know it by its name. */
const category: EditKind = (tables, chance) =>
  setFields(tables, chance, "categories", () =>
    chance.below("name", 2) ? { name: words(chance) } : { description: wordsOrNone(chance) },
  );
const topic: EditKind = (tables, chance) =>
  setFields(tables, chance, "topics", () =>
    chance.below("name", 2) ? { name: words(chance) } : { description: wordsOrNone(chance) },
  );

const setting: EditKind = (tables, chance) =>
  setFields(tables, chance, "site", (row) =>
    "adresse" in row && chance.below("address", 2)
      ? { adresse: "https://ailleurs.example/é" }
      : { texte: words(chance) },
  );
const oldSetting: EditKind = (tables, chance, first) => removeRow(tables, chance, first, "site");

const country: EditKind = (tables, chance) =>
  setFields(tables, chance, "country", (row) =>
    chance.of<() => Row>("fact", [
      () => ({ valeur: typeof row["valeur"] === "number" ? Math.round(row["valeur"] * 1.1) : row["valeur"] }),
      () => ({ note: wordsOrNone(chance), source: words(chance, "source") }),
      () => ({ libelle: words(chance) }),
      () => ({ certitude: chance.of("certainty", ["A", "B", "C", "D"]) }),
      () => ({ date_effet: chance.of("date", ["2026", "2026-11", "2026-11-20", null]) }),
    ])(),
  );

const customs: EditKind = (tables, chance) =>
  setFields(tables, chance, "customs", (row) => ({ valeur: String(Number(row["valeur"]) + 500) }));

const sheet: EditKind = (tables, chance) =>
  setFields(tables, chance, "sheet", () => ({
    [TEXT]: chance.of("css", [
      "",
      "main a { text-decoration-style: dotted; }\n",
      "footer { border-top: 2px solid #b51f2a; }\n",
    ]),
  }));

const moved: EditKind = (tables, chance) =>
  moveRow(tables, chance, chance.of("table", ["site", "topics", "country", "categories"]));

/** Edits of banners, menus, parameters and the editors’ own sheet. */
export const SITE_EDITS: readonly EditKind[] = [
  banner,
  banner,
  oldBanner,
  category,
  topic,
  setting,
  oldSetting,
  country,
  country,
  customs,
  sheet,
  moved,
];
