/** Moderation of ads by operators (`/api/ops/…`), shared by the Worker, the page /moderation and `npm run moderate`. */
import * as z from "zod/mini";
import { adPhoto, adStanding } from "./ad";
import { carKept } from "./car-fields";
import { valuesOf } from "./lists";
import { decisionNote, shownDecision } from "../members/decision";
import { AD_PAPERS } from "./papers";
import { AD_REFUSALS, REPORT_REASONS } from "./reasons";

const text = z.string();
const maybe = z.nullable(z.string());
const figure = z.int().check(z.nonnegative());

/** A seller, with the number of their ads in each state and the number of reports on them. */
const moderatedSeller = z.object({
  id: text,
  name: text,
  type: text,
  verified: z.boolean(),
  blocked: z.boolean(),
  since: text,
  ads: z.record(z.string(), figure),
  reports: figure,
});

/** `GET /api/ops/ads/{id}`: an ad in its current state, with list values as keys. The telephone number and the VIN are for operators only. */
export const moderatedAd = z.object({
  ...adStanding,
  submitted_at: maybe,
  /** When the ad was first online: not null for an ad that was changed since. */
  published_at: maybe,
  price: figure,
  price_before: z.nullable(figure),
  /** What such a car is estimated at; null where too little is known of it. */
  estimate: z.nullable(figure),
  version: maybe,
  year: figure,
  mileage: figure,
  /** Papers that an operator has seen. */
  papers_seen: z.array(text),
  ...carKept,
  accidents: maybe,
  vin: maybe,
  description: text,
  place: text,
  seller_name: text,
  phone: text,
  warnings: z.array(text),
  photos: z.array(adPhoto),
  /** Number of photos still being processed. */
  photos_waiting: figure,
  seller: moderatedSeller,
  /** What was decided about the ad or its seller, the newest first (rule: market/decisions). */
  decisions: z.array(shownDecision),
});
export type ModeratedAd = z.infer<typeof moderatedAd>;

/** `GET /api/ops/ads?etat=en_attente`: oldest first. */
export const moderatedAds = z.object({ total: figure, ads: z.array(moderatedAd) });
export type ModeratedAds = z.infer<typeof moderatedAds>;

/** `GET /api/ops/reports`: ads that are online and have reports that no operator has settled, the most recent report first. */
export const reportedAds = z.object({
  ads: z.array(
    z.object({
      ad: moderatedAd,
      reports: z.array(z.object({ reason: z.enum(valuesOf(REPORT_REASONS)), text: maybe, at: text })),
    }),
  ),
});
export type ReportedAds = z.infer<typeof reportedAds>;

/** `POST /api/ops/ads/{id}`: a decision applies only to the `revision` that the operator has read. */
export const adDecision = z.discriminatedUnion("decision", [
  z.strictObject({ decision: z.literal("approve"), revision: figure, note: decisionNote }),
  z.strictObject({
    decision: z.literal("refuse"),
    revision: figure,
    reason: z.enum(valuesOf(AD_REFUSALS)),
    note: decisionNote,
  }),
]);
export type AdDecision = z.infer<typeof adDecision>;

/** `POST /api/ops/ads/{id}/reports`: the reports of an ad were read, and it stays online. */
export const reportsRead = z.strictObject({ revision: figure, note: decisionNote });
export type ReportsRead = z.infer<typeof reportsRead>;

/** `POST /api/ops/ads/{id}/papers`: the complete list of papers that an operator has seen for this `revision`. */
export const papersSeen = z.strictObject({
  revision: figure,
  papers: z.array(z.enum(valuesOf(AD_PAPERS))).check(z.maxLength(Object.keys(AD_PAPERS).length)),
  note: decisionNote,
});
export type PapersSeen = z.infer<typeof papersSeen>;

/** `POST /api/ops/sellers/{id}`: blocking a seller hides all their ads. */
export const sellerDecision = z.union([
  z.strictObject({ blocked: z.boolean(), note: decisionNote }),
  z.strictObject({ verified: z.boolean(), note: decisionNote }),
]);
export type SellerDecision = z.infer<typeof sellerDecision>;
