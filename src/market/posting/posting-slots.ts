import type { ComponentType } from "react";
import type { AdCard } from "../../contract/market/ad";
import type { IndexedCar } from "../../contract/guide/indexed-car";
import type { ImportLimit } from "./import-limit";

/** What the form is given: what other features show in it, and what it knows. */
export interface PostingSlots {
  /** Chooses and sends photos of an ad. `onChange`: how many the edge has, how many are still to be sent. */
  readonly Photos: ComponentType<{ readonly ad: string; readonly onChange: (sent: number, pending: number) => void }>;
  /** The ad as lists show it. */
  readonly Preview: ComponentType<{ readonly ad: AdCard }>;
  /** All new cars, asked for once a model is chosen. Rejects where they cannot be had. */
  readonly guideCars: () => Promise<readonly IndexedCar[]>;
  readonly importLimits: readonly ImportLimit[];
}
