import type { AlertSubject } from "../../../src/contract/market/alert-subject";
import type { AdSearch } from "../../../src/contract/market/search";
import { ofThe } from "../../../src/shared/text/articles";
import { agreed } from "../../../src/shared/text/gender";
import { activeIn } from "../../../src/market/search/active";
import type { Env } from "../../env";
import { titleOf } from "../ad-row";
import { watchedCar } from "../guide-figures";
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

/** What an alert is called and the price that it begins with; null for one on an ad that is not online, or on a car that is not in the guide. */
export async function alertOf(
  env: Env,
  subject: AlertSubject,
): Promise<{ readonly name: string; readonly price: number | null } | null> {
  if (subject.kind === "search") return { name: searchName(subject.search), price: null };
  if (subject.kind === "ad") {
    const ad = await onlineAd(env.DB, subject.id);
    return ad && { name: `Le prix ${ofThe({ name: titleOf(ad), gender: null })}`, price: null };
  }
  const car = await watchedCar(env, subject.kind, subject.id);
  return car && { name: `Le prix ${ofThe(car)}, ${agreed(car.gender, "neuf", "neuve")}`, price: car.price };
}
