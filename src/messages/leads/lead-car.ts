import type { REQUESTS } from "../../contract/messages/lead";

/** The car that a request is about. */
export interface LeadCar {
  /** « Toyota Hilux 2.4 Double Cabine » */
  readonly name: string;
  /** « le Toyota Hilux 2.4 Double Cabine »; null when the gender of the model is unknown. */
  readonly articled: string | null;
  readonly modelId: number;
  readonly versionId: number | null;
  /** Francs CFA; null when unknown. */
  readonly price: number | null;
}

export type LeadRequest = (typeof REQUESTS)[number];
