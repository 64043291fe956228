import type { AdSearch } from "../../../src/contract/market/search";
import { activeIn } from "../../../src/market/search/active";

const MAX_LENGTH = 160;

/** « Hyundai Tucson, Jusqu’à 10.000.000 FCA »: what a saved search is called. A model names its brand. */
export function alertName(search: AdSearch): string {
  const { marque = [], modele = [], ...others } = search.choices;
  const brands = marque.filter((brand) => !modele.some((model) => model.startsWith(`${brand}-`)));
  const choices = { ...(brands.length > 0 && { marque: brands }), ...(modele.length > 0 && { modele }), ...others };
  const name = activeIn({ ...search, choices }, {})
    .map(({ label }) => label)
    .join(", ");
  return name.length <= MAX_LENGTH ? name || "Toutes les annonces" : `${name.slice(0, MAX_LENGTH - 1)}…`;
}
