/** The files that `/comparateur` reads: one per version and one index of all versions, made at build; each name contains a hash of the content. */
import * as z from "zod/mini";

/** Largest number of cars compared side by side (rule: guide/compare-count). */
export const MAX_COMPARED = 4;

const EQUIPMENT_STATUSES = ["STANDARD", "OPTION", "UNAVAILABLE"] as const;

/** The fields of gatsby-plugin-image's image data that showing a picture requires. */
const photo = z.object({
  width: z.number(),
  height: z.number(),
  images: z.object({
    fallback: z.object({ src: z.string(), srcSet: z.string() }),
    sources: z.array(z.object({ srcSet: z.string(), type: z.string() })),
  }),
});

/** All data that the comparison shows about a version. */
export const comparedCar = z.object({
  id: z.number(),
  modelId: z.number(),
  brand: z.string(),
  model: z.string(),
  name: z.string(),
  /** By which its side view is drawn (rule: guide/compare-silhouettes). */
  bodyType: z.string(),
  /** Path of the version's page. */
  path: z.string(),
  photo: z.nullable(photo),
  /** Whole francs CFA. */
  price: z.nullable(z.number()),
  /** Price of a promo that is open to everybody; `currentPrice` decides which of the two prices applies. */
  promoPrice: z.nullable(z.number()),
  /** Whole francs, estimated (src/costs/rules/car-costs.ts); null without a price or the figures of the country. */
  costs: z.nullable(z.object({ onTheRoad: z.number(), monthlyPayment: z.number(), fiveYears: z.nullable(z.number()) })),
  /** Mean score given by owners of the model, out of 5. */
  ownerScore: z.nullable(z.number()),
  reviewCount: z.number(),
  /** By name (src/guide/versions/spec-rows.ts), in the units shown there; unknown values have no entry. */
  specs: z.record(z.string(), z.union([z.string(), z.number()])),
  equipment: z.array(
    z.object({
      group: z.string(),
      label: z.string(),
      status: z.enum(EQUIPMENT_STATUSES),
      price: z.nullable(z.number()),
    }),
  ),
});
export type ComparedCar = z.infer<typeof comparedCar>;

/** Every version that can be compared, by model. */
export const comparisonIndex = z.array(
  z.object({
    brand: z.string(),
    model: z.string(),
    /** Address of its small picture. */
    photo: z.nullable(z.string()),
    versions: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        price: z.nullable(z.number()),
        /** « Essence · Automatique 6 »; absent where neither is known, and from the index of an older release, which is read while a version is given to all. */
        drive: z.optional(z.string()),
        /** Hash in the name of the version's file (`carFile`). */
        hash: z.string(),
      }),
    ),
  }),
);
export type ComparisonIndex = z.infer<typeof comparisonIndex>;

/** Addresses of the two kinds of file. */
export const carFile = ({ id, hash }: { readonly id: number; readonly hash: string }) => `/v/${id}-${hash}.json`;
export const indexFile = (hash: string) => `/v/index-${hash}.json`;
