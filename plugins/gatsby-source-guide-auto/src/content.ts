import type * as z from "zod/mini";
import type { WirePlacedBanner } from "../../../src/contract/wire/banner";
import type { menuBrand, WireBrand } from "../../../src/contract/wire/brand";
import type { WireCountryParameter } from "../../../src/contract/wire/country";
import type { WireDealer } from "../../../src/contract/wire/dealer";
import type { WireGuide, WireGuideTopic, WirePage } from "../../../src/contract/wire/guide";
import type { WireModel } from "../../../src/contract/wire/model";
import type { WireArticle, WireNewsCategory } from "../../../src/contract/wire/news";
import type { WirePromo } from "../../../src/contract/wire/promo";
import type { WireReview } from "../../../src/contract/wire/review";
import { rowSchemas } from "../../../src/contract/wire/rows";
import type { WireSiteSetting } from "../../../src/contract/wire/site";
import type { WireVersion } from "../../../src/contract/wire/version";
import { collect, type Collected, type Collecting } from "./collect";
import type { Problem, Result } from "./problem";
import type { Degraded } from "./state/build-report";

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
    rows(collect("menuBrands", rowSchemas.menuBrands, tools)),
    rows(collect("newsCategories", rowSchemas.newsCategories, tools)),
    rows(collect("guideTopics", rowSchemas.guideTopics, tools)),
    rows(collect("banners", rowSchemas.banners, tools)),
    rows(collect("countryParameters", rowSchemas.countryParameters, tools)),
    rows(collect("siteSettings", rowSchemas.siteSettings, tools)),
    rows(collect("pages", rowSchemas.pages, tools)),
    rows(collect("brands", rowSchemas.brands, tools)),
    rows(collect("models", rowSchemas.models, tools)),
    rows(collect("versions", rowSchemas.versions, tools)),
    rows(collect("dealers", rowSchemas.dealers, tools)),
    rows(collect("reviews", rowSchemas.reviews, tools)),
    rows(collect("promos", rowSchemas.promos, tools)),
    rows(collect("articles", rowSchemas.articles, tools)),
    rows(collect("guides", rowSchemas.guides, tools)),
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
