import { bannerSdl } from "./banner";
import { brandSdl } from "./brand";
import { countryParameterSdl } from "./country-parameter";
import { customStylesheetSdl } from "./custom-stylesheet";
import { customsValueSdl } from "./customs-value";
import { dealerSdl } from "./dealer";
import { editorialPageSdl } from "./editorial-page";
import { guideSdl } from "./guide";
import { menuBrandSdl } from "./menu-brand";
import { modelSdl } from "./model";
import { newsSdl } from "./news";
import { photoSdl } from "./photo";
import { promoSdl } from "./promo";
import { reviewSdl } from "./review";
import { siteSettingSdl } from "./site-setting";
import { usedBrandSdl } from "./used-brand";
import { versionSdl } from "./version";

/** The GraphQL types, written by hand, so that the fields that pages may query are defined here and not inferred from today's data. */
export const typeDefs = [
  menuBrandSdl,
  brandSdl,
  photoSdl,
  modelSdl,
  versionSdl,
  dealerSdl,
  reviewSdl,
  promoSdl,
  newsSdl,
  guideSdl,
  editorialPageSdl,
  countryParameterSdl,
  siteSettingSdl,
  usedBrandSdl,
  customsValueSdl,
  bannerSdl,
  customStylesheetSdl,
];

/** Every node type above. */
export const nodeTypes: readonly string[] = typeDefs.flatMap((sdl) =>
  [...sdl.matchAll(/type (\w+) implements Node/g)].flatMap((match) => match[1] ?? []),
);
