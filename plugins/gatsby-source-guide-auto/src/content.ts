import * as z from "zod/mini";
import { banner } from "../../../src/contract/wire/banner";
import { brand, menuBrand, type WireBrand } from "../../../src/contract/wire/brand";
import { countryParameter, type WireCountryParameter } from "../../../src/contract/wire/country";
import { dealer, type WireDealer } from "../../../src/contract/wire/dealer";
import {
  guide,
  guideTopic,
  page,
  type WireGuide,
  type WireGuideTopic,
  type WirePage,
} from "../../../src/contract/wire/guide";
import { model, type WireModel } from "../../../src/contract/wire/model";
import { article, newsCategory, type WireArticle, type WireNewsCategory } from "../../../src/contract/wire/news";
import { promo, type WirePromo } from "../../../src/contract/wire/promo";
import { review, type WireReview } from "../../../src/contract/wire/review";
import { siteSetting, type WireSiteSetting } from "../../../src/contract/wire/site";
import { version, type WireVersion } from "../../../src/contract/wire/version";
import { collect, type Collected, type Collecting } from "./collect";
import type { Problem, Result } from "./problem";
import type { Degraded } from "./state/build-report";

/** A banner with the place it was listed under. */
const placedBanner = z.extend(banner, { place: z.string() });
export type WirePlacedBanner = z.infer<typeof placedBanner>;
export type WireMenuBrand = z.infer<typeof menuBrand>;

/** Everything api.php says, parsed, not yet checked against itself. */
export interface Content {
  menuBrands: WireMenuBrand[];
  newsCategories: WireNewsCategory[];
  guideTopics: WireGuideTopic[];
  banners: WirePlacedBanner[];
  countryParameters: WireCountryParameter[];
  siteSettings: WireSiteSetting[];
  pages: WirePage[];
  brands: WireBrand[];
  models: WireModel[];
  versions: WireVersion[];
  dealers: WireDealer[];
  reviews: WireReview[];
  promos: WirePromo[];
  articles: WireArticle[];
  guides: WireGuide[];
}

export interface CollectedContent {
  content: Content;
  degraded: Degraded[];
  /** Endpoints whose lists lost many rows, and are believed. */
  shortened: string[];
  /** Endpoints with nothing to show: their lists are empty, the build must not go on. */
  problems: Problem[];
}

export async function collectContent(tools: Collecting): Promise<CollectedContent> {
  const degraded: Degraded[] = [];
  const shortened: string[] = [];
  const problems: Problem[] = [];
  const rows = async <Row>(collected: Promise<Result<Collected<Row>>>): Promise<Row[]> => {
    const result = await collected;
    if (!result.ok) problems.push(result.problem);
    else if (result.value.degraded) degraded.push(result.value.degraded);
    else if (result.value.shortened) shortened.push(result.value.shortened);
    return result.ok ? result.value.rows : [];
  };
  const [
    menuBrands,
    newsCategories,
    guideTopics,
    banners,
    countryParameters,
    siteSettings,
    pages,
    brands,
    models,
    versions,
    dealers,
    reviews,
    promos,
    articles,
    guides,
  ] = await Promise.all([
    rows(collect("menuBrands", menuBrand, tools)),
    rows(collect("newsCategories", newsCategory, tools)),
    rows(collect("guideTopics", guideTopic, tools)),
    rows(collect("banners", placedBanner, tools)),
    rows(collect("countryParameters", countryParameter, tools)),
    rows(collect("siteSettings", siteSetting, tools)),
    rows(collect("pages", page, tools)),
    rows(collect("brands", brand, tools)),
    rows(collect("models", model, tools)),
    rows(collect("versions", version, tools)),
    rows(collect("dealers", dealer, tools)),
    rows(collect("reviews", review, tools)),
    rows(collect("promos", promo, tools)),
    rows(collect("articles", article, tools)),
    rows(collect("guides", guide, tools)),
  ]);
  const content = {
    menuBrands,
    newsCategories,
    guideTopics,
    banners,
    countryParameters,
    siteSettings,
    pages,
    brands,
    models,
    versions,
    dealers,
    reviews,
    promos,
    articles,
    guides,
  };
  return { content, degraded, shortened, problems };
}
