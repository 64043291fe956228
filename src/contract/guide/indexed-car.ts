/** A new car in the search index (src/contract/guide/car-index.ts). These types are separate from the parser because pages need them before they load it. */

import type { SmallPicture } from "../shared/picture";

/** Equipment that visitors can filter by. The index stores a version's equipment as a bit field: bit n stands for the nth entry. */
export const EQUIPMENT = [
  "climatisation",
  "camera-de-recul",
  "regulateur",
  "carplay-android-auto",
  "6-airbags",
  "esp",
  "toit-ouvrant",
  "sieges-cuir",
  "clim-arriere",
] as const;
export type Equipment = (typeof EQUIPMENT)[number];

export interface IndexedBrand {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

export interface IndexedModel {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly brand: IndexedBrand;
  readonly bodyTypes: readonly string[];
  readonly status: "UPCOMING" | "ON_SALE" | "ENDING";
  /** Whether a promo under conditions, which no price contains, runs today. */
  readonly conditionalPromo: boolean;
  readonly ownerScore: number | null;
  readonly reviewCount: number;
  readonly launched: string | null;
  readonly picture: SmallPicture | null;
}

/** Details of a promo on the car; the index itself contains no promos. */
interface Offer {
  /** « Déstockage » */
  readonly kind: string;
  readonly endsSoon: boolean;
}

export interface IndexedCar {
  readonly id: number;
  /** Null where the slug is derived from the name. */
  readonly slug: string | null;
  readonly name: string;
  readonly model: IndexedModel;
  /** List price; `currentPrice` (src/costs/price/current-price.ts) gives the price that a buyer pays today. */
  readonly price: number | null;
  readonly promoPrice: number | null;
  readonly energy: string;
  readonly automatic: boolean | null;
  readonly fourWheelDrive: boolean | null;
  readonly seats: number | null;
  readonly power: number | null;
  readonly fiscalPower: number | null;
  readonly litres: number | null;
  readonly range: number | null;
  /** kWh */
  readonly battery: number | null;
  /** kW, direct current. */
  readonly fastCharge: number | null;
  readonly groundClearance: number | null;
  readonly boot: number | null;
  readonly equipment: readonly Equipment[];
  readonly inStock: boolean | null;
  readonly offer?: Offer;
}
