import * as z from "zod/mini";
import { adLanding, type AdLanding } from "../../../src/contract/market/landing";
import { type AdSearch, ALL_ADS, writeAdSearch } from "../../../src/contract/market/search";
import { landingPage } from "../../../src/market/landing/served-landing";
import { coteOf, routes, usedBrand, usedModel } from "../../../src/routes";
import { ofThe } from "../../../src/shared/text/articles";
import { agreed } from "../../../src/shared/text/gender";
import { ownValue } from "../../../src/shared/text/own-value";
import type { Env } from "../../env";
import type { Context } from "../../shared/context";
import { problem } from "../../shared/problem";
import { isCompared, rising, spreadOf } from "../asked-prices";
import { isEstimated } from "../estimate/estimates-store";
import { guideNames } from "../guide-figures";
import { onlineOf } from "../search/ad-answers-store";
import { readAds } from "../search/ad-search-store";
import { type Keep, keepingFor, listAnswer } from "../search/list-cache";
import { bandOf, type Landing, landingAt, landingPath, landingSearch } from "./landing";
import { modelKey } from "../names/keys";
import { landedCars, type LandedCar, numbersOf, pagesOf } from "./landing-store";
import { brandName, type Known, modelName } from "./names";
import { neighboursOf } from "./neighbours";
import { waysOf } from "./ways";
import { askedOf, headOf, medianOf, titleOf, wordsOf } from "./words";

/** A landing page, or null for a brand, a model or a year that is not known. */
export const askedLanding = z.object({ landing: z.nullable(adLanding) });

/** The ads that are scanned: more than those of the page where its neighbours need them. */
function scannedBy(landing: Landing): AdSearch {
  if (landing.of === "budget") return ALL_ADS;
  return { ...ALL_ADS, ...landingSearch(landing.of === "year" ? { ...landing, of: "model" } : landing) };
}

function isOn(landing: Landing, { year, price }: LandedCar): boolean {
  if (landing.of === "year") return year === landing.year;
  if (landing.of !== "budget") return true;
  const [least, most] = bandOf(landing.budget)?.range ?? [null, null];
  return price >= (least ?? 0) && price <= (most ?? Infinity);
}

interface Names {
  readonly brand: string;
  readonly model: string;
}

/** The names of brand and model; "" where the landing page has none. @returns null when one is not known */
async function namesOf(known: Known, landing: Landing): Promise<Names | null> {
  if (landing.of === "town" || landing.of === "budget") return { brand: "", model: "" };
  const brand = await brandName(known, landing.brand);
  const model = landing.of === "brand" ? "" : await modelName(known, landing);
  return brand === null || model === null ? null : { brand, model };
}

function crumbsOf(landing: Landing, { brand, model }: Names, title: string): AdLanding["crumbs"] {
  const above = [
    { label: "Accueil", path: routes.home },
    { label: "Occasion", path: routes.usedCars },
  ];
  const own = { label: title, path: landingPath(landing) };
  if (landing.of === "town" || landing.of === "budget") return [...above, own];
  const ofBrand = { label: brand, path: usedBrand(landing.brand) };
  if (landing.of === "brand") return [...above, ofBrand];
  const ofModel = { label: model, path: usedModel(landing.brand, landing.model) };
  return landing.of === "model"
    ? [...above, ofBrand, ofModel]
    : [...above, ofBrand, ofModel, { ...own, label: String(landing.year) }];
}

function guidePage({ guide }: Known, landing: Landing): AdLanding["guide"] {
  if (landing.of === "town" || landing.of === "budget") return null;
  if (landing.of === "brand") {
    const brand = ownValue(guide.brands, landing.brand);
    return brand && { label: `${brand.name} neuves`, path: brand.path };
  }
  const model = ownValue(guide.models, modelKey(landing));
  return model && { label: `${model.name} ${agreed(model.gender, "neuf", "neuve")}`, path: model.path };
}

/** The estimates of a model, where its ads say enough. */
async function cotePage({ db, guide }: Known, landing: Landing, { model }: Names): Promise<AdLanding["cote"]> {
  if (landing.of !== "model" && landing.of !== "year") return null;
  const gender = ownValue(guide.models, modelKey(landing))?.gender ?? null;
  const named = gender === null ? model : ofThe({ name: model, gender });
  return (await isEstimated(db, modelKey(landing)))
    ? { label: `La cote ${named}`, path: coteOf(landing.brand, landing.model) }
    : null;
}

/** @returns null for a brand, a model, a year or a page that nobody knows */
export async function landingOf(
  env: Env,
  landing: Landing,
  page: number,
  now: number,
  keep: Keep,
): Promise<AdLanding | null> {
  const { DB: db } = env;
  const [online, guide] = await Promise.all([onlineOf(db, keep), guideNames(env)]);
  const known = { db, online, guide };
  const names = await namesOf(known, landing);
  if (!names) return null;
  const { cars: scanned, isWhole } = await landedCars(db, scannedBy(landing), online, now);
  const cars = scanned.filter((car) => isOn(landing, car));
  const pages = pagesOf(cars);
  // No answer that is stored tells the years of a model, so that only ads make one known.
  if (page > pages || (landing.of === "year" && cars.length === 0)) return null;
  const compared = cars.filter(isCompared);
  const prices = spreadOf(rising(compared.map(({ price }) => price)));
  const years = compared.map(({ year }) => year);
  const figures = {
    total: cars.length,
    more: !isWhole,
    prices,
    years: [Math.min(...years), Math.max(...years)] as const,
  };
  const title = titleOf(landing, names.model || names.brand);
  const [words, asked] = [wordsOf(figures), askedOf(figures)];
  return {
    title,
    words,
    median: medianOf(landing, figures),
    asked,
    ways: isWhole ? waysOf(landing, cars) : [],
    head: headOf(title, asked ?? words, figures, page),
    crumbs: crumbsOf(landing, names, title),
    total: cars.length,
    page,
    pages,
    ads: [...(await readAds(db, numbersOf(cars, page)))],
    search: writeAdSearch({ ...ALL_ADS, ...landingSearch(landing) }),
    guide: guidePage(known, landing),
    cote: await cotePage(known, landing, names),
    neighbours: neighboursOf({
      landing,
      online,
      brandName: names.brand,
      modelName: names.model,
      scanned,
      prices,
    }),
  };
}

/** `GET /api/ads/landing?path=…`, for visitors who come from another page. */
export async function answerLanding({ env, request, waitUntil }: Context): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const landing = landingAt(searchParams.get("path") ?? "");
  if (!landing) return problem("unknown_address");
  const page = landingPage(searchParams);
  const keep = keepingFor(waitUntil);
  const { landing: found } = await keep(`landing${landingPath(landing)}?page=${page}`, askedLanding, async () => ({
    landing: await landingOf(env, landing, page, Date.now(), keep),
  }));
  return found ? listAnswer(found) : problem("unknown_address");
}
