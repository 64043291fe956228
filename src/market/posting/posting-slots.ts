import type { ComponentType } from "react";
import type { AdCard } from "../../contract/market/ad";
import type { IndexedCar } from "../../contract/guide/indexed-car";
import type { ImportLimit } from "./import-limit";
import type { UsedBrand } from "./offered-cars";

/** Components and data that other features provide to the form. */
export interface PostingSlots {
  /** Lets the owner choose and send photos of an ad. `onChange` reports how many the edge has and how many are still to be sent. */
  readonly Photos: ComponentType<{ readonly ad: string; readonly onChange: (sent: number, pending: number) => void }>;
  /** The ad as lists show it. */
  readonly Preview: ComponentType<{ readonly ad: AdCard }>;
  /** Loads all new cars of the guide, once a model is chosen. Rejects when they cannot be loaded. */
  readonly guideCars: () => Promise<readonly IndexedCar[]>;
  /** Brands and models that are sold used, for those that the guide does not have. */
  readonly usedBrands: readonly UsedBrand[];
  readonly importLimits: readonly ImportLimit[];
}
