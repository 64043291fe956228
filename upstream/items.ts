import type { ItemEndpoint } from "../src/contract/wire/items";
import type { Catalogue } from "./catalogue/catalogue";
import { type Answer, errorAnswer, jsonAnswer } from "./http/send";
import { numberIn, type Row } from "./row";

type Lists = Catalogue["lists"];
type Extras = (row: Row, lists: Lists) => Row;

const ofModel = (rows: readonly Row[], model: Row) => rows.filter((row) => row["id_modele"] === model["id"]);

/** Number and mean of a model's reviews. */
function reviewSummary(reviews: readonly Row[]): Row {
  const scores = reviews.flatMap((review) => numberIn(review, "note_globale") ?? []);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return { nombre_avis: scores.length, note_moyenne: scores.length > 0 ? Math.round(mean * 10) / 10 : null };
}

/** The endpoints of one item: which parameter finds the row in which list, and what comes with it. */
export const items: Record<
  ItemEndpoint,
  { parameter: string; list: keyof Lists; field: string; numeric: boolean; extras: Extras }
> = {
  get_marque: {
    parameter: "id",
    list: "brands",
    field: "id",
    numeric: true,
    extras: (brand, lists) => ({
      models: lists.models.filter((model) => model["marque_id"] === brand["id"]),
      promos: lists.promos.filter((promo) => promo["marque_id"] === brand["id"]),
      concessionnaires: lists.dealers.filter(
        (dealer) => Array.isArray(dealer["marques"]) && dealer["marques"].includes(brand["id"]),
      ),
    }),
  },
  get_modele: {
    parameter: "id_modele",
    list: "models",
    field: "id",
    numeric: true,
    extras: (model, lists) => ({
      versions: ofModel(lists.versions, model),
      avis_resume: reviewSummary(ofModel(lists.reviews, model)),
    }),
  },
  get_version: { parameter: "car_id", list: "versions", field: "car_id", numeric: true, extras: () => ({}) },
  get_article: { parameter: "ID", list: "articles", field: "ID", numeric: true, extras: () => ({}) },
  get_guide: { parameter: "slug", list: "guides", field: "slug", numeric: false, extras: () => ({}) },
};

export const isItem = (endpoint: string): endpoint is ItemEndpoint => Object.hasOwn(items, endpoint);

/** One row with what belongs to it: 400 on a bad id, 404 on an unknown one; null where the endpoint is no item's. */
export function itemAnswer(endpoint: string, query: URLSearchParams, lists: Lists): Answer | null {
  if (!isItem(endpoint)) return null;
  const item = items[endpoint];
  const wanted = query.get(item.parameter) ?? "";
  if (wanted === "" || (item.numeric && !/^\d{1,9}$/.test(wanted)))
    return errorAnswer(400, `Paramètre ${item.parameter} manquant ou invalide`);
  const row = lists[item.list].find(
    (candidate) => String(candidate[item.field]) === (item.numeric ? String(Number(wanted)) : wanted),
  );
  return row ? jsonAnswer(200, { data: { ...row, ...item.extras(row, lists) } }) : errorAnswer(404, "Introuvable");
}
