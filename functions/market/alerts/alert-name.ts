import type { AlertSubject } from "../../../src/contract/market/alert-subject";
import type { AdSearch } from "../../../src/contract/market/search";
import { activeIn } from "../../../src/market/search/active";
import { titleOf } from "../ad-row";
import { onlineAd } from "./alert-ads-store";

const MAX_LENGTH = 160;

/** « Hyundai Tucson, Jusqu’à 10.000.000 FCA »: what a saved search is called. A model names its brand. */
function searchName(search: AdSearch): string {
  const { marque = [], modele = [], ...others } = search.choices;
  const brands = marque.filter((brand) => !modele.some((model) => model.startsWith(`${brand}-`)));
  const choices = { ...(brands.length > 0 && { marque: brands }), ...(modele.length > 0 && { modele }), ...others };
  const name = activeIn({ ...search, choices }, {})
    .map(({ label }) => label)
    .join(", ");
  return name.length <= MAX_LENGTH ? name || "Toutes les annonces" : `${name.slice(0, MAX_LENGTH - 1)}…`;
}

/** What an alert is called; null for one on an ad that is not online. */
export async function alertName(db: D1Database, subject: AlertSubject): Promise<string | null> {
  if (subject.kind === "search") return searchName(subject.search);
  const ad = await onlineAd(db, subject.id);
  return ad && `Le prix de ${titleOf(ad)}`;
}
