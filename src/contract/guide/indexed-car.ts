/** A new car as the search knows it (src/contract/guide/car-index.ts), apart from what reads it: pages need the words before they need the reader. */

/** Equipment that can be asked for; in the index a version's is a sum of 2^place. */
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

export interface CardPicture {
  readonly width: number;
  readonly height: number;
  readonly src: string;
  readonly srcSet?: string | undefined;
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

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
  readonly ownerScore: number | null;
  readonly reviewCount: number;
  readonly launched: string | null;
  readonly picture: CardPicture | null;
}

/** What a promo adds to its car; the index has none. */
interface Offer {
  /** « Déstockage » */
  readonly kind: string;
  readonly endsSoon: boolean;
}

export interface IndexedCar {
  readonly id: number;
  /** Null where it is the name's own. */
  readonly slug: string | null;
  readonly name: string;
  readonly model: IndexedModel;
  /** List price; what whoever buys it pays today is `currentPrice` (src/costs/price/current-price.ts). */
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
