import { decodeEntities } from "../src/contract/entities";
import type { Catalogue } from "./catalogue/catalogue";
import { type Row, textIn } from "./row";

const MOST_MODELS = 6;
const MOST_NEWS = 4;

const plain = (text: string) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/[’']/g, " ").toLowerCase();

/** `search_suggestion` (SPEC § 3): models whose « marque modèle » has every typed word, then news by title. Two characters at least. */
export function suggestions(search: string, { models, brands, articles }: Catalogue["lists"]): Row[] {
  const words = plain(search.trim().slice(0, 80)).split(/\s+/).filter(Boolean);
  if (search.trim().length < 2) return [];
  const found = (text: string) => words.every((word) => plain(text).includes(word));
  const names = new Map(brands.map((brand) => [brand["id"], decodeEntities(textIn(brand, "nom_de_la_marque"))]));
  return [
    ...models
      .filter((model) => found(`${names.get(model["marque_id"])} ${textIn(model, "nom_du_modele")}`))
      .slice(0, MOST_MODELS)
      .map((model) => ({ type: "model", model_name: model["nom_du_modele"], model_id: model["id"], brand_name: names.get(model["marque_id"]) })),
    ...articles
      .filter((article) => found(decodeEntities(textIn(article, "post_title"))))
      .slice(0, MOST_NEWS)
      .map((article) => ({ type: "news", post_title: article["post_title"], post_id: article["ID"], post_name: article["post_name"] })),
  ];
}
