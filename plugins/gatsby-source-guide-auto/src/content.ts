import type * as z from "zod/mini";
import type { ZodMiniType } from "zod/mini";
import type { ContentKind } from "../../../src/contract/shared/endpoints";
import type { WirePlacedBanner } from "../../../src/contract/wire/banner";
import type { menuBrand, WireBrand } from "../../../src/contract/wire/brand";
import type { WireCountryParameter } from "../../../src/contract/wire/country";
import type { WireCustomsValue } from "../../../src/contract/wire/customs-value";
import type { WireDealer } from "../../../src/contract/wire/dealer";
import type { WireGuide, WireGuideTopic, WirePage } from "../../../src/contract/wire/guide";
import type { WireModel } from "../../../src/contract/wire/model";
import type { WireArticle, WireNewsCategory } from "../../../src/contract/wire/news";
import type { WirePromo } from "../../../src/contract/wire/promo";
import type { WireReview } from "../../../src/contract/wire/review";
import { rowSchemas } from "../../../src/contract/wire/rows";
import type { WireSiteSetting } from "../../../src/contract/wire/site";
import type { WireUsedBrand } from "../../../src/contract/wire/used-brand";
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
  usedBrands: WireUsedBrand[];
  customsValues: WireCustomsValue[];
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

/** Waits for every value of an object. */
async function allOf<Values extends object>(promises: { [name in keyof Values]: Promise<Values[name]> }) {
  const entries = Object.entries(promises).map(async ([name, promise]) => [name, await promise] as const);
  return Object.fromEntries(await Promise.all(entries)) as Values;
}

/** Reads all content endpoints concurrently. */
export const readContent = (read: Read): Promise<Content> =>
  allOf<Content>({
    menuBrands: read("menuBrands", rowSchemas.menuBrands),
    newsCategories: read("newsCategories", rowSchemas.newsCategories),
    guideTopics: read("guideTopics", rowSchemas.guideTopics),
    banners: read("banners", rowSchemas.banners),
    countryParameters: read("countryParameters", rowSchemas.countryParameters),
    siteSettings: read("siteSettings", rowSchemas.siteSettings),
    pages: read("pages", rowSchemas.pages),
    usedBrands: read("usedBrands", rowSchemas.usedBrands),
    customsValues: read("customsValues", rowSchemas.customsValues),
    brands: read("brands", rowSchemas.brands),
    models: read("models", rowSchemas.models),
    versions: read("versions", rowSchemas.versions),
    dealers: read("dealers", rowSchemas.dealers),
    reviews: read("reviews", rowSchemas.reviews),
    promos: read("promos", rowSchemas.promos),
    articles: read("articles", rowSchemas.articles),
    guides: read("guides", rowSchemas.guides),
  });

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
