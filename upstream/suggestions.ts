import { decodeEntities } from "../src/contract/guide/entities";
import { MAX_SEARCH_LENGTH, MIN_SEARCH_LENGTH } from "../src/contract/guide/suggestion";
import { slugify } from "../src/shared/text/slug";
import type { Catalogue } from "./catalogue/catalogue";
import { beginsAlmostLike } from "./one-error";
import { type Row, textIn } from "./row";

const MAX_MODELS = 6;
const MAX_NEWS = 4;
/** Below, one error leaves too little of what was meant. */
const MIN_LENGTH_FOR_TYPING_ERROR = 4;

const together = (slug: string) => slug.replaceAll("-", "");

/**
 * How well a name answers what was typed, 0 the best; null not at all. Accents, case, spaces and hyphens count for nothing:
 * « rav 4 » finds RAV4, « cx5 » CX-5.
 * @param typed folded by slugify
 * @param name folded too; the words that come first alone (« yaris » of « toyota-yaris ») are `main`
 */
function rank(typed: string, name: string, main: string): number | null {
  const [asked, whole, first] = [together(typed), together(name), together(main)];
  const words = name.split("-");
  if (first.startsWith(asked)) return first === asked ? 0 : 1;
  if (whole.startsWith(asked)) return 2;
  if (typed.split("-").every((word) => words.some((one) => one.startsWith(word)))) return 3;
  if (whole.includes(asked)) return 4;
  if (asked.length >= MIN_LENGTH_FOR_TYPING_ERROR && [first, whole].some((one) => beginsAlmostLike(one, asked)))
    return 5;
  return null;
}

/** The best answers first; among equals the order of the catalogue. */
const best = (found: readonly { rank: number | null; row: Row }[], most: number): Row[] =>
  found
    .filter((one): one is { rank: number; row: Row } => one.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ row }) => row);

/** `search_suggestion` (rule: guide/suggestions): models by their name, then by their brand's; then news by title. Two characters at least. */
export function suggestions(search: string, { models, brands, articles }: Catalogue["lists"]): Row[] {
  const typed = slugify(search.slice(0, MAX_SEARCH_LENGTH));
  if (together(typed).length < MIN_SEARCH_LENGTH) return [];
  const names = new Map(brands.map((brand) => [brand["id"], decodeEntities(textIn(brand, "nom_de_la_marque"))]));
  const foundModels = models.map((model) => {
    const [brand, name] = [names.get(model["marque_id"]) ?? "", textIn(model, "nom_du_modele")];
    return {
      rank: rank(typed, slugify(`${brand} ${decodeEntities(name)}`), slugify(decodeEntities(name))),
      row: { type: "model", model_name: name, model_id: model["id"], brand_name: brand },
    };
  });
  const foundNews = articles.map((article) => {
    const title = slugify(decodeEntities(textIn(article, "post_title")));
    return {
      rank: rank(typed, title, title),
      row: { type: "news", post_title: article["post_title"], post_id: article["ID"], post_name: article["post_name"] },
    };
  });
  return [...best(foundModels, MAX_MODELS), ...best(foundNews, MAX_NEWS)];
}
