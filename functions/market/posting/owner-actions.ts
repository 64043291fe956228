import {
  answersOf,
  type AdRules,
  type AdStep,
  AD_STEPS,
  readAnswers,
  type AdValues,
} from "../../../src/contract/market/form";
import { MIN_PRICE } from "../../../src/contract/market/form-doubts";
import { MIN_PHOTOS } from "../../../src/contract/market/form-own";
import { type AdState, nextState, ONLINE_DAYS, type OwnerAct } from "../../../src/contract/market/states";
import { ownValue } from "../../../src/shared/text/own-value";
import { groupDigits } from "../../../src/shared/figures/price";
import { slugify } from "../../../src/shared/text/slug";
import { REGIONS } from "../../../src/places";
import { addressed, routes } from "../../../src/routes";
import { site } from "../../../src/site";
import type { Env } from "../../env";
import { problem, type ProblemCode } from "../../shared/problem";
import { canonicalPaths } from "../../site/release-files";
import { catalogueNames, guideNames } from "../guide-figures";
import { carNames } from "../names/car-names";
import { photosOf } from "../photos/ad-photos-store";
import { changesIn, type Columns, columnsOf, type OwnRow, valuesOf } from "./own-ads-store";
import { changeAd, changePricedAd, dropDraft, nameSeller, submitAd } from "./own-ads-changes-store";
import { isBait, warningsOf } from "./rules";
import { DAY } from "../../../src/shared/dates/day";

/** The outcome of an owner's action: null when it succeeded, else the answer that says why not. */
type Done = Promise<Response | null>;

const invalid = (fields: Readonly<Record<string, string>>, code: ProblemCode = "invalid") => problem(code, {}, fields);
const rulesOf = (now: number): AdRules => ({
  phone: site.phone,
  places: REGIONS,
  year: new Date(now).getUTCFullYear(),
});

/** The state that an action leads to, or the answer when it is not allowed. */
function judge(ad: OwnRow, act: OwnerAct, revision: number = ad.revision): AdState | Response {
  const next = nextState(ad.state, act);
  if (!next) return problem("ad_state");
  return revision === ad.revision ? next : problem("ad_changed");
}

/** Columns that are derived from the answers. */
function derived({ vehicle, words }: Partial<AdValues>): Columns {
  return {
    ...(vehicle && {
      brand_key: slugify(vehicle.brand_name),
      model_key: slugify(`${vehicle.brand_name} ${vehicle.model_name}`),
    }),
    ...(words && { air_conditioning: Number(words.equipment.includes("climatisation")) }),
  };
}

/** Clears the marks of papers that operators have seen when the owner changes the car or its papers. */
function unseen(ad: OwnRow, { vehicle, state }: Partial<AdValues>): Columns {
  const columns = columnsOf({ ...(vehicle && { vehicle }), ...(state && { state }) });
  return Object.keys(changesIn(ad, columns)).length > 0 ? { papers_seen: "[]" } : {};
}

/** The id of the guide's model of these names; null where the guide has none. */
async function guideId(env: Env, { brand_name, model_name }: AdValues["vehicle"]): Promise<number | null> {
  const { models } = await guideNames(env);
  const path = ownValue(models, slugify(`${brand_name} ${model_name}`))?.path;
  const id = path && addressed(path)?.id;
  return id ? Number(id) : null;
}

/** The vehicle under the names of the catalogue, so that ads of one model are found and compared together; as it was typed where the catalogue does not know it. */
async function underItsNames(env: Env, vehicle: AdValues["vehicle"]): Promise<AdValues["vehicle"]> {
  const car = carNames(await catalogueNames(env))(vehicle.brand_name, vehicle.model_name);
  if (!car) return vehicle;
  const named = { ...vehicle, brand_name: car.brand, model_name: car.model ?? vehicle.model_name };
  return { ...named, model_id: car.model === null ? null : await guideId(env, named) };
}

/** @returns the vehicle, with the guide's model id only if its names match; null when the guide has no such model */
async function inGuide(env: Env, vehicle: AdValues["vehicle"]): Promise<AdValues["vehicle"] | null> {
  if (vehicle.model_id === null) return underItsNames(env, vehicle);
  const paths = await canonicalPaths(env, "model");
  const path = ownValue(paths, vehicle.model_id);
  if (path === null) return null;
  const named = routes.model(slugify(vehicle.brand_name), { id: vehicle.model_id, slug: slugify(vehicle.model_name) });
  return path === named ? vehicle : underItsNames(env, { ...vehicle, model_id: null });
}

/** Step of the form → what is missing in it; {} for an ad that is complete. */
function lacking(ad: OwnRow, now: number): Readonly<Record<string, string>> {
  const answers = answersOf(valuesOf(ad));
  const missing = AD_STEPS.filter((step) => answers[step] === undefined).map((step) => [
    step,
    "Répondez à cette étape.",
  ]);
  const read = readAnswers(answers, rulesOf(now), ad.year);
  return { ...(read.ok ? {} : read.fields), ...Object.fromEntries(missing) };
}

/** What is missing in an ad, its photos included. */
async function lackingNow(env: Env, ad: OwnRow, now: number): Promise<Readonly<Record<string, string>>> {
  const photos = (await photosOf(env.DB, ad.id)).filter(({ state }) => state !== "refused").length;
  return { ...lacking(ad, now), ...(photos < MIN_PHOTOS && { photos: `Ajoutez au moins ${MIN_PHOTOS} photos.` }) };
}

/** Columns of a new price, with the former one when it fell. */
const repriced = (ad: OwnRow, price: number, now: number): Columns & { readonly price: number } =>
  price < ad.price
    ? { price, price_before: ad.price, price_dropped_at: now }
    : { price, price_before: null, price_dropped_at: null };

/** Columns that keep a changed ad from being erased because it was closed long ago. */
const REOPENED = { closed_at: null, emptied_at: null };

/** Changes the steps that were sent. Sending the same again changes nothing (idempotent). */
export async function edit(
  env: Env,
  ad: OwnRow,
  sent: { readonly revision: number; readonly fields: { readonly [step in AdStep]?: unknown } },
  now: number,
): Done {
  const read = readAnswers(sent.fields, rulesOf(now), ad.year || rulesOf(now).year);
  if (!read.ok) return invalid(read.fields);
  const vehicle = read.values.vehicle && (await inGuide(env, read.values.vehicle));
  if (vehicle === null) return invalid({ model_name: "Choisissez un modèle de la liste." });
  const values = { ...read.values, ...(vehicle && { vehicle }) };
  const changes = changesIn(ad, { ...columnsOf(values), ...derived(values) });
  const next = judge(ad, "edit", Object.keys(changes).length === 0 ? ad.revision : sent.revision);
  if (next instanceof Response) return next;
  if (Object.keys(changes).length === 0) return null;
  if (next === "en_attente") {
    const fields = lacking({ ...ad, ...changes } as OwnRow, now);
    if (Object.keys(fields).length > 0) return invalid(fields);
  }
  const columns = {
    ...changes,
    ...unseen(ad, values),
    seller_verified: ad.seller_verified_now,
    ...(ad.state === "publiee" && { submitted_at: now }),
    ...REOPENED,
  };
  const { price } = changes;
  const done =
    typeof price === "number" && ad.published_at !== null
      ? await changePricedAd(env.DB, { ad, next, columns: { ...columns, ...repriced(ad, price, now) }, now })
      : await changeAd(env.DB, { ad, next, columns, now });
  if (!done) return problem("ad_changed");
  if (values.offer) await nameSeller(env.DB, String(ad.seller_uid), values.offer.seller_name, values.offer.seller_type);
  if (next === "en_attente") await warningsOf(env, ad.id, now);
  return null;
}

/** Submits an ad for moderation. */
export async function submit(env: Env, ad: OwnRow, { revision }: { readonly revision: number }, now: number): Done {
  const next = judge(ad, "submit", revision);
  if (next instanceof Response) return next;
  const fields = await lackingNow(env, ad, now);
  if (Object.keys(fields).length > 0) return invalid(fields, "ad_incomplete");
  const columns = { submitted_at: now, refusal: null, closed_at: null, seller_verified: ad.seller_verified_now };
  if (await submitAd(env.DB, { ad, next, columns, now })) {
    await warningsOf(env, ad.id, now);
    return null;
  }
  return problem("ads_quota", { "Retry-After": "86400" });
}

/** Lowers the price. A price that falls far is moderated again, and one that rises is an edit. */
export async function lowerPrice(env: Env, ad: OwnRow, { price }: { readonly price: number }, now: number): Done {
  const isRead = isBait(price, { read: ad.read_price, estimate: ad.estimate_value });
  const next = judge(ad, isRead ? "drop_price" : "lower_price");
  if (next instanceof Response) return next;
  if (price < MIN_PRICE) return invalid({ price: "Prix en francs CFA, sans abréviation (ex. : 6500000 pour 6,5 M)." });
  if (price >= ad.price)
    return invalid({ price: `Entrez moins que ${groupDigits(ad.price)}. Pour augmenter le prix, modifiez l’annonce.` });
  const columns = { ...repriced(ad, price, now), ...(isRead && { submitted_at: now }) };
  if (!(await changePricedAd(env.DB, { ad, next, columns, now }))) return problem("ad_changed");
  await warningsOf(env, ad.id, now);
  return null;
}

const change = async (env: Env, ad: OwnRow, act: OwnerAct, columns: Columns, now: number): Done => {
  const next = judge(ad, act);
  if (next instanceof Response) return next;
  return (await changeAd(env.DB, { ad, next, columns, now })) ? null : problem("ad_changed");
};

/** Renews an ad. One that is not online must be complete, because its data may have been erased. */
export async function renew(env: Env, ad: OwnRow, _sent: object, now: number): Done {
  const next = judge(ad, "renew");
  if (next instanceof Response) return next;
  const fields = ad.state === "publiee" ? {} : await lackingNow(env, ad, now);
  return Object.keys(fields).length > 0
    ? invalid(fields, "ad_incomplete")
    : change(env, ad, "renew", { expires_at: now + ONLINE_DAYS * DAY, reminded_at: null, closed_at: null }, now);
}
export const sell = (env: Env, ad: OwnRow, _sent: object, now: number) =>
  change(env, ad, "sell", { closed_at: now }, now);
/** Deletes an ad. A draft is deleted entirely; of any other, what visitors never saw is erased at once. */
export const remove = async (env: Env, ad: OwnRow, now: number): Done =>
  (await dropDraft(env.DB, ad)) ? null : change(env, ad, "delete", { closed_at: now, phone: "", vin: null }, now);
