import type * as z from "zod/mini";
import type { ContentKind } from "../shared/endpoints";
import { placedBanner } from "./banner";
import { brand, menuBrand } from "./brand";
import { countryParameter } from "./country";
import { customsValue } from "./customs-value";
import { dealer } from "./dealer";
import { guide, guideTopic, page } from "./guide";
import { model } from "./model";
import { article, newsCategory } from "./news";
import { promo } from "./promo";
import { review } from "./review";
import { siteSetting } from "./site";
import { usedBrand } from "./used-brand";
import { version } from "./version";

/** What a row of each content endpoint has to be: who reads api.php, answers for it or judges it takes the schema from here. */
export const rowSchemas = {
  menuBrands: menuBrand,
  newsCategories: newsCategory,
  guideTopics: guideTopic,
  banners: placedBanner,
  countryParameters: countryParameter,
  siteSettings: siteSetting,
  pages: page,
  usedBrands: usedBrand,
  customsValues: customsValue,
  brands: brand,
  models: model,
  versions: version,
  dealers: dealer,
  reviews: review,
  promos: promo,
  articles: article,
  guides: guide,
} as const satisfies Record<ContentKind, z.ZodMiniType>;
