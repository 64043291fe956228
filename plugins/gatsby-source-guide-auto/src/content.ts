import type * as z from "zod/mini";
import type { ZodMiniType } from "zod/mini";
import type { ContentKind } from "../../../src/contract/shared/endpoints";
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
import { collect, type Collecting } from "./collect";
import type { Problem } from "./problem";
import type { Degraded } from "./state/build-report";

export type WireMenuBrand = z.infer<typeof menuBrand>;

/** All content of api.php, parsed; references between lists are not checked yet. */
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
  /** Endpoints whose lists lost many rows and were accepted nevertheless. */
  shortened: string[];
  /** Problems of endpoints without usable rows. Their lists are empty, and the build must stop. */
  problems: Problem[];
}

/** Reads the valid rows of one endpoint. */
type Read = <Row>(kind: ContentKind, schema: ZodMiniType<Row>) => Promise<Row[]>;

/** Reads all content endpoints concurrently. */
export async function readContent(read: Read): Promise<Content> {
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
    read("menuBrands", rowSchemas.menuBrands),
    read("newsCategories", rowSchemas.newsCategories),
    read("guideTopics", rowSchemas.guideTopics),
    read("banners", rowSchemas.banners),
    read("countryParameters", rowSchemas.countryParameters),
    read("siteSettings", rowSchemas.siteSettings),
    read("pages", rowSchemas.pages),
    read("brands", rowSchemas.brands),
    read("models", rowSchemas.models),
    read("versions", rowSchemas.versions),
    read("dealers", rowSchemas.dealers),
    read("reviews", rowSchemas.reviews),
    read("promos", rowSchemas.promos),
    read("articles", rowSchemas.articles),
    read("guides", rowSchemas.guides),
  ]);
  return {
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
}

export async function collectContent(tools: Collecting): Promise<CollectedContent> {
  const degraded: Degraded[] = [];
  const shortened: string[] = [];
  const problems: Problem[] = [];
  const content = await readContent(async (kind, schema) => {
    const result = await collect(kind, schema, tools);
    if (!result.ok) problems.push(result.problem);
    else if (result.value.degraded) degraded.push(result.value.degraded);
    else if (result.value.shortened) shortened.push(result.value.shortened);
    return result.ok ? result.value.rows : [];
  });
  return { content, degraded, shortened, problems };
}
