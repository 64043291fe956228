import { words, wordsOrNone } from "./chance";
import type { EditKind } from "./edit";
import { copyRow, moveRow, removeRow, setFields } from "./rows";
import type { Row } from "./tables";

const promo: EditKind = (tables, chance) =>
  setFields(tables, chance, "promos", () =>
    chance.of<() => Row>("fact", [
      () => ({ debut_jours: chance.of("from", [-30, -1, 0, 1, 12]), fin_jours: chance.of("to", [12, 13, 45]) }),
      () => ({ fin_jours: chance.of("to", [-5, -1, 0, 1, 30]) }),
      () => ({ remise: chance.of("saving", [250_000, 600_000, 1_500_000, null]) }),
      () => ({ pour_tous: chance.below("all", 2) === 0 }),
      () => ({ titre: words(chance), conditions: wordsOrNone(chance, "conditions") }),
    ])(),
  );

const newPromo: EditKind = (tables, chance) =>
  copyRow(tables, chance, "promos", () => ({ titre: words(chance), pour_tous: chance.below("all", 2) === 0 }));
const oldPromo: EditKind = (tables, chance, first) => removeRow(tables, chance, first, "promos");

const dealer: EditKind = (tables, chance) =>
  setFields(tables, chance, "dealers", () =>
    chance.of<() => Row>("fact", [
      () => ({ nom: words(chance) }),
      () => ({ slug: null }),
      () => ({
        telephones: chance.of<readonly string[]>("phones", [[], ["33 800 00 09"], ["33 800 00 01", "33 800 00 02"]]),
      }),
      () => ({ quartier: wordsOrNone(chance), presentation: wordsOrNone(chance, "presentation") }),
      () => ({ latitude: null, longitude: null }),
      () => ({ ville: chance.of("town", ["Dakar", "Thiès", "Saint-Louis"]) }),
      () => ({ marques: [String(chance.of("brand", tables.brands)["nom_de_la_marque"])] }),
      () => ({ horaires: [] }),
    ])(),
  );
const newDealer: EditKind = (tables, chance) =>
  copyRow(tables, chance, "dealers", () => (chance.below("same", 2) ? {} : { nom: words(chance), slug: null }));
const oldDealer: EditKind = (tables, chance, first) => removeRow(tables, chance, first, "dealers");

const SCORES = ["note_confort", "note_fiabilite", "note_climatisation", "note_rapport_qualite_prix"] as const;
const review: EditKind = (tables, chance) =>
  setFields(tables, chance, "reviews", () =>
    chance.of<() => Row>("fact", [
      () => ({ [chance.of("field", SCORES)]: chance.of("score", [1, 3, 5, null]) }),
      () => ({ note_fiabilite: 1, note_confort: 1, note_climatisation: 1, note_rapport_qualite_prix: 1 }),
      () => ({ titre: words(chance), commentaire: wordsOrNone(chance, "comment") }),
      () => ({ date: chance.of("date", ["2026-02-11", "2026-11-20", "2025-01-01"]) }),
      () => ({ votes_utiles: chance.below("votes", 60) }),
      () => ({ usage: chance.of("use", ["ville", "piste", null]), kilometrage: chance.of("km", [null, 0, 118_000]) }),
    ])(),
  );
const newReview: EditKind = (tables, chance) => copyRow(tables, chance, "reviews", () => ({ pseudo: words(chance) }));
const oldReview: EditKind = (tables, chance, first) => removeRow(tables, chance, first, "reviews");

const moved: EditKind = (tables, chance) =>
  moveRow(tables, chance, chance.of("table", ["promos", "dealers", "reviews"]));

/** Edits of promos, dealers and reviews. */
export const OFFER_EDITS: readonly EditKind[] = [
  promo,
  promo,
  newPromo,
  oldPromo,
  dealer,
  dealer,
  newDealer,
  oldDealer,
  review,
  review,
  newReview,
  oldReview,
  moved,
];
