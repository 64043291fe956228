/** Used-car ads as the Worker answers them. Times are in ISO 8601, prices in whole francs CFA. */
import * as z from "zod/mini";
import { carShown } from "./car-fields";
import { estimate } from "./estimate";
import { PRICE_LABELS, SELLER_TYPES, valuesOf } from "./lists";
import { AD_REFUSALS } from "./reasons";
import { AD_STATES } from "./states";

const text = z.string();
const maybe = z.nullable(z.string());
const figure = z.int().check(z.nonnegative());
const maybeFigure = z.nullable(figure);

/** The data about an ad that a list shows. */
export const adCard = z.object({
  id: text,
  slug: text,
  title: text,
  price: figure,
  price_before: maybeFigure,
  negotiable: z.boolean(),
  year: figure,
  mileage: figure,
  condition: carShown.condition,
  energy: carShown.energy,
  gearbox: carShown.gearbox,
  /** Absent from ads that a browser kept, or a Worker answered, before cards had it. */
  papers: z.optional(carShown.papers),
  /** A region key of src/places.ts. The town (« Sacré-Cœur ») and the department are names listed there; the district is free text. */
  region: text,
  town: text,
  district: maybe,
  seller_name: text,
  seller_type: z.enum(valuesOf(SELLER_TYPES)),
  verified: z.boolean(),
  /** Whether the seller's number is on WhatsApp; absent where the seller cannot be contacted, as in a preview. */
  whatsapp: z.optional(z.boolean()),
  photos: figure,
  cover: maybe,
  published_at: text,
  /** How the price compares with its estimate; null without one, and for a low price when the automatic rules have raised a warning. */
  price_label: z.nullable(z.enum(valuesOf(PRICE_LABELS))),
});
export type AdCard = z.infer<typeof adCard>;

export const facet = z.object({ value: text, label: text, count: figure });
export type AdFacet = z.infer<typeof facet>;

/** `GET /api/ads?…` (src/contract/market/search.ts). */
export const adSearchAnswer = z.object({
  /** Number of ads found; `more` is true when counting stopped at this number. */
  total: figure,
  more: z.boolean(),
  ads: z.array(adCard),
  /** For each filter, its values with the number of ads for each, whatever other values of the same filter are selected. */
  facets: z.record(z.string(), z.array(facet)),
  /** When nothing is found: which single filter to remove, and how many ads are found without it. */
  relaxed: z.array(z.object({ search: text, label: text, count: figure })),
  /** When nothing is found: the closest ads. */
  near: z.array(adCard),
});
export type AdSearchAnswer = z.infer<typeof adSearchAnswer>;

export const adPhoto = z.object({ hash: text, width: figure, height: figure });

/** `GET /api/ads/{id}`: everything that visitors may see, therefore no telephone number, no VIN and no uid. */
export const adDetail = z.extend(adCard, {
  reference: text,
  /** Once an ad has expired or is sold, its seller can no longer be contacted. */
  state: z.enum(["publiee", "expiree", "vendue"]),
  brand: text,
  brand_key: text,
  model: text,
  model_key: text,
  /** Id of the model in the guide. */
  model_id: maybeFigure,
  /** Path of the model's page in the guide, if it has one. */
  model_page: maybe,
  /** Lowest list price of the model when new. */
  new_price: maybeFigure,
  /** What the car costs until it is in its buyer's name; null for a wreck, and when a figure of the country is unknown. */
  own_name: z.nullable(
    z.object({
      total: figure,
      /** `explanation`: how the amount is made, and since when its figure holds; `certainty`: how sure the figure is. */
      lines: z.array(z.object({ label: text, amount: figure, explanation: text, certainty: maybe })),
      notes: z.array(text),
    }),
  ),
  /** Key of AD_PAPERS → what the paper costs and how long it takes where it is missing. */
  missing_papers: z.record(z.string(), text),
  /** What such cars ask; null where `price_label` is null. */
  estimate: z.nullable(estimate),
  /** Path of the estimates of the model; null where `estimate` is. */
  cote: maybe,
  version: maybe,
  month: maybeFigure,
  ...carShown,
  /** The keys of AD_PAPERS that an operator has seen. */
  papers_seen: z.array(text),
  first_hand: z.boolean(),
  service_book: z.boolean(),
  inspection_until: maybe,
  insurance_until: maybe,
  accidents: maybe,
  equipment: z.array(text),
  description: text,
  trade_in: z.boolean(),
  credit: z.boolean(),
  department: maybe,
  whatsapp: z.boolean(),
  call_hours: maybe,
  gallery: z.array(adPhoto),
  updated_at: text,
  views: figure,
  price_history: z.array(z.object({ price: figure, at: text })),
  seller: z.object({
    id: text,
    name: text,
    type: z.enum(valuesOf(SELLER_TYPES)),
    verified: z.boolean(),
    since: text,
    ads: figure,
  }),
  similar: z.array(adCard),
});
export type AdDetail = z.infer<typeof adDetail>;

/** `GET /api/sellers/{id}` */
export const sellerAnswer = z.object({
  seller: adDetail.shape.seller,
  ads: z.array(adCard),
  /** The page of estimates of the model of the newest ad, of a seller who has few; null where ads say too little of it. Absent from answers of versions before it. */
  cote: z.optional(maybe),
  /** Ads of others that are close to the newest one of a seller who has few. */
  similar: z.optional(z.array(adCard)),
});
export type SellerAnswer = z.infer<typeof sellerAnswer>;

/**
 * `GET /api/ads/market?modele={key}` or `?marque={key}`: what the ads of a model or a brand ask, wrecks apart. Quartiles are null under eight ads, a
 * year's median under five.
 */
export const adMarket = z.object({
  /** `more` is true when counting stopped at this number. */
  count: figure,
  more: z.boolean(),
  asked: z.nullable(z.object({ n: figure, low: figure, median: figure, high: figure })),
  by_year: z.array(z.object({ year: figure, n: figure, median: maybeFigure })),
  latest: z.array(adCard),
});
export type AdMarket = z.infer<typeof adMarket>;

/** Number of ads that a search finds, independent of its order and page. */
export const adCounts = z.pick(adSearchAnswer, { total: true, more: true, facets: true });
export type AdCounts = z.infer<typeof adCounts>;

/** `GET /api/ads/home`: content of the used-car home page, with the counts of all ads. `parkings` lists verified sellers, those with the most ads first. */
export const adHome = z.extend(adCounts, {
  latest: z.array(adCard),
  bargains: z.array(adCard),
  parkings: z.array(z.object({ id: text, name: text, ads: figure })),
});
export type AdHome = z.infer<typeof adHome>;

/** What an ad is called and how it stands, for its owner and for operators. */
export const adStanding = {
  id: text,
  slug: text,
  reference: text,
  title: text,
  state: z.enum(AD_STATES),
  revision: figure,
};

/** `GET /api/me/ads`: an ad as its owner sees it. */
export const ownAd = z.object({
  ...adStanding,
  price: figure,
  photos: figure,
  cover: maybe,
  views: figure,
  contacts: figure,
  refusal: z.nullable(z.enum(valuesOf(AD_REFUSALS))),
  updated_at: text,
  expires_at: maybe,
});
export const ownAds = z.object({ ads: z.array(ownAd) });
export type OwnAd = z.infer<typeof ownAd>;

/** `POST /api/ads/{id}/contact`: the channel by which a visitor contacts the seller. */
export const adContact = z.strictObject({ way: z.enum(["telephone", "whatsapp"]) });
