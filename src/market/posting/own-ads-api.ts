import { type AdMarket, adMarket, type OwnAd, ownAds } from "../../contract/market/ad";
import { ownAdAnswer, ownAdToEdit } from "../../contract/market/form-own";
import { idToken } from "../../members/provider";
import { type Answer, ask, type Asking, nothing } from "../../shared/http/ask";
import type { Reader } from "../../shared/http/reader";

/** Asks the edge (functions/market/posting/own.ts) in the member’s name; what was typed stays on the device meanwhile. */
const askOwn = <Value>(address: string, reader: Reader<Value>, asking: Pick<Asking, "method" | "body"> = {}) =>
  ask(`/api/me/ads${address}`, reader, { ...asking, token: idToken, subject: "ad" });

type AskedAd = Promise<Answer<{ readonly ad: OwnAd }>>;
const act = (address: string, body: object): AskedAd => askOwn(address, ownAdAnswer, { body });

/** @param id made by the browser: asked for twice it is one ad */
export const beginAd = (id: string) => act("", { id });
export const saveAd = (id: string, revision: number, fields: object) => act(`/${id}`, { revision, fields });
export const submitAd = (id: string, revision: number) => act(`/${id}/submit`, { revision, conditions: true });
export const lowerPrice = (id: string, price: number) => act(`/${id}/price`, { price });
export const renewAd = (id: string) => act(`/${id}/renew`, {});
export const sellAd = (id: string) => act(`/${id}/sold`, {});
export const removeAd = (id: string) => askOwn(`/${id}`, nothing, { method: "DELETE" });
export const listAds = () => askOwn("", ownAds);
export const readAd = (id: string) => askOwn(`/${id}`, ownAdToEdit);

/** What comparable ads ask; null where too few do, or nobody answers: it is no reason to stop. */
export async function askMarket(car: {
  readonly modele: string;
  readonly annee: string;
  readonly etat: string;
  readonly km: string;
}): Promise<AdMarket["comparable"]> {
  const asked = await ask(`/api/ads/market?${new URLSearchParams(car).toString()}`, adMarket);
  return asked.ok ? asked.value.comparable : null;
}
