import * as z from "zod/mini";
import { type Cote, cote, type CoteList, type CoteModel, type ListedCote } from "../../../src/contract/market/cote";
import { ALL_ADS } from "../../../src/contract/market/search";
import { type AskedCar, askedCar, coteAddress } from "../../../src/market/cote/cote-address";
import { coteOf, coteShell, routes, usedModel } from "../../../src/routes";
import { formatPrice } from "../../../src/shared/figures/price";
import { ofThe } from "../../../src/shared/text/articles";
import { agreed } from "../../../src/shared/text/gender";
import { ownValue } from "../../../src/shared/text/own-value";
import { site } from "../../../src/site";
import type { Env } from "../../env";
import type { Context } from "../../shared/context";
import { problem } from "../../shared/problem";
import { estimateOf } from "../estimate/estimate";
import { fitOf } from "../estimate/estimates-store";
import type { ModelFit } from "../estimate/model-fit";
import { guideNames } from "../guide-figures";
import { isKey, modelKey } from "../names/keys";
import { type Known, modelName } from "../landing/names";
import { onlineOf } from "../search/ad-answers-store";
import { listAds, someSql } from "../search/ad-search-store";
import { type Keep, keepingFor, listAnswer } from "../search/list-cache";
import { coteDrawing } from "./cote-drawing";
import {
  adsBehind,
  carSaid,
  carWords,
  effectsOf,
  middleYear,
  mileagesOf,
  toldApart,
  usualCar,
  usualKm,
  yearsOf,
} from "./cote-figures";
import { trendOf } from "./cote-store";
import { type NamedEstimate, namedEstimates } from "./named-estimates";

/** A page of estimates, or null for a model of which ads say too little. */
export const askedCote = z.object({ cote: z.nullable(cote) });

interface AskedModel extends AskedCar {
  readonly brand: string;
  readonly model: string;
}
/** What an address below /cote is about: a model by its brand and its own name as addresses spell them, and a car of it; or the list of all. */
export type CotePath = AskedModel | "list";

const MAX_ADS = 3;
const CRUMBS = [
  { label: "Accueil", path: routes.home },
  { label: "Occasion", path: routes.usedCars },
  { label: "Cote", path: coteShell },
];

/** @param address its path and, if it has one, its query @returns null for another path */
export function coteAt(address: string): CotePath | null {
  const [path = "", query] = address.split("?", 2);
  if (path === coteShell) return "list";
  const [, root, brand = "", model = "", ...more] = path.split("/");
  const isNamed = isKey(brand) && isKey(model);
  return `/${root}` === coteShell && isNamed && more.length === 0
    ? { brand, model, ...askedCar(new URLSearchParams(query)) }
    : null;
}

/** The address of a page without the car that it is asked about. */
export const cotePath = (path: CotePath) => (path === "list" ? coteShell : coteOf(path.brand, path.model));
/** The whole address of a page, in one spelling. */
export const coteName = (path: CotePath) => (path === "list" ? coteShell : coteAddress(cotePath(path), path));

/** « RAV4 2017 : 13.500.000 FCA », and what its row shows. */
function linkTo({ short, path, fit, model, cover }: NamedEstimate, now: number): ListedCote | readonly [] {
  const years = yearsOf(fit, now);
  const middle = middleYear(fit, years);
  const estimate = years.find(({ year }) => year === middle);
  if (middle === null || !estimate) return [];
  const { value, km, low, high } = estimate;
  return {
    label: `${short} ${middle} : ${formatPrice(value)}`,
    path,
    key: model,
    name: short,
    car: { year: middle, value, km, low, high, n: adsBehind(fit), cover },
  };
}

async function listOf(known: Known, now: number): Promise<CoteList> {
  const models = await namedEstimates(known, null);
  const brands = [...Map.groupBy(models, ({ brand }) => brand)].map(([key, own]) => ({
    key,
    title: own[0] ? own[0].name.slice(0, own[0].name.length - own[0].short.length).trim() || own[0].name : "",
    links: own.flatMap((one) => linkTo(one, now)),
  }));
  const title = `La cote des voitures d’occasion ${site.inCountry}`;
  return {
    kind: "list",
    title,
    head: {
      title,
      description: `Ce que demandent les annonces ${site.inCountry}, modèle par modèle, selon l’année et le kilométrage : estimation, fourchette, nombre d’annonces, méthode ouverte.`,
    },
    crumbs: CRUMBS,
    brands: brands.filter(({ links }) => links.length > 0),
  };
}

/** The car that a page is asked about; what is not said is that of the middle year, and usual at its age. Nothing is claimed of a gearbox or an energy that the ads do not tell apart. */
function askedOf(fit: ModelFit, said: AskedCar, middle: number, now: number) {
  const year = said.year ?? middle;
  const km = said.km ?? usualKm(fit, year, now);
  const car = { ...carSaid(fit, said), year };
  const apart = toldApart(fit);
  const isTold = apart.gearboxes.includes(car.gearbox) && apart.energies.includes(car.energy);
  return {
    asked: {
      year,
      km,
      estimate: isTold ? estimateOf({ ...car, mileage: km }, fit, now) : null,
      words: carWords(car),
      gearbox: car.gearbox,
      energy: car.energy,
      ...apart,
    },
    mileages: isTold ? mileagesOf(fit, car, now, km) : [],
  };
}

async function modelOf(known: Known, car: AskedModel, now: number): Promise<CoteModel | null> {
  const { db, guide } = known;
  const key = modelKey(car);
  const fit = await fitOf(db, key);
  if (!fit) return null;
  const years = yearsOf(fit, now);
  const middle = middleYear(fit, years);
  const value = years.find(({ year }) => year === middle)?.value;
  if (middle === null || value === undefined) return null;
  const { asked, mileages } = askedOf(fit, car, middle, now);
  const usual = carWords(usualCar(fit));
  const [name, trend, models, [ads = []]] = await Promise.all([
    modelName(known, car),
    // Month by month, the usual car alone was estimated.
    asked.words === usual ? trendOf(db, key, asked.year) : [],
    namedEstimates(known, car.brand),
    listAds(db, [
      someSql(
        { ...ALL_ADS, choices: { modele: [key] } },
        { by: "answers", filter: "modele", values: [key] },
        now,
        MAX_ADS,
      ),
    ]),
  ]);
  if (name === null) return null;
  const page = ownValue(guide.models, key);
  const others = models.filter((one) => one.model !== key);
  return {
    kind: "model",
    title: `Cote ${name} d’occasion`,
    head: {
      title: `Cote ${name} d’occasion ${site.inCountry} : ${formatPrice(value)} en ${middle}`,
      description: `Ce que demandent les annonces ${ofThe({ name, gender: page?.gender ?? null })} ${site.inCountry}, par année et par kilométrage : estimation, fourchette, et ce qui change le plus le prix.`,
    },
    crumbs: [...CRUMBS, { label: name, path: coteOf(car.brand, car.model) }],
    n: adsBehind(fit),
    usual,
    asked: { name, ...asked, cover: models.find((one) => one.model === key)?.cover ?? null },
    years,
    mileages: { year: asked.year, list: mileages },
    effects: effectsOf(fit),
    trend: [...trend],
    drawing: coteDrawing(years),
    ads: [...ads],
    used: usedModel(car.brand, car.model),
    search: `modele=${key}`,
    guide: page && { label: `${page.name} ${agreed(page.gender, "neuf", "neuve")}`, path: page.path },
    neighbours:
      others.length > 0
        ? [{ title: "Les autres cotes de la marque", links: others.flatMap((one) => linkTo(one, now)) }]
        : [],
  };
}

/** @returns null for a model of which ads say too little, or that nobody knows */
export async function coteFor(env: Env, path: CotePath, now: number, keep: Keep): Promise<Cote | null> {
  const { DB: db } = env;
  const [online, guide] = await Promise.all([onlineOf(db, keep), guideNames(env)]);
  const known = { db, online, guide };
  return path === "list" ? listOf(known, now) : modelOf(known, path, now);
}

/** `GET /api/ads/cote?path=…`, for visitors who come from another page. */
export async function answerCote({ env, request, waitUntil }: Context): Promise<Response> {
  const path = coteAt(new URL(request.url).searchParams.get("path") ?? "");
  if (!path) return problem("unknown_address");
  const keep = keepingFor(waitUntil);
  const { cote: found } = await keep(`cote${coteName(path)}`, askedCote, async () => ({
    cote: await coteFor(env, path, Date.now(), keep),
  }));
  return found ? listAnswer(found) : problem("unknown_address");
}
