import { askedCar, coteAddress } from "../../../src/market/cote/cote-address";
import { brandPlace } from "../../../src/market/cote/brand-place";
import { coteOf, coteShell } from "../../../src/routes";
import type { Context } from "../../shared/context";
import { refuseTooMany } from "../../shared/rates";
import { ASKED_KEY, isKey, ownName } from "../names/keys";
import { estimatedBrand } from "./cote-store";

/**
 * Where the forms that choose a model lead, « /cote?marque=toyota&modele=toyota-rav4 » and that of « Estimer ma voiture » before scripts run: to the
 * page of the model, else to the models of the brand, else to the list.
 * @returns null for a query that chooses nothing, and a refusal for a network that asks too often
 */
export async function chosenPath({ env, request }: Context): Promise<string | Response | null> {
  const query = new URL(request.url).searchParams;
  const [brand, model] = [query.get("marque") ?? "", query.get("modele") ?? ""];
  if (ASKED_KEY.test(model)) {
    const refused = await refuseTooMany(env, "SEARCH_RATE", request);
    if (refused) return refused;
    const own = await estimatedBrand(env.DB, model);
    if (own !== null) return coteAddress(coteOf(own, ownName(own, model)), askedCar(query));
  }
  if (isKey(brand)) return `${coteShell}#${brandPlace(brand)}`;
  return query.has("marque") || query.has("modele") ? coteShell : null;
}
