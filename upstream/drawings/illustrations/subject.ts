import type { CarSpec } from "../car-spec";

/** What a picture is drawn with. */
export interface Commission {
  /** what makes one picture of a subject differ from the next */
  readonly seed: string;
  /** the cars of the catalogue that it may show, those it is about first; never none */
  readonly cars: readonly [CarSpec, ...CarSpec[]];
}

/** Draws what a text is about, 1600 × 1000. What matters lies between the heights 250 and 880, so that a low crop keeps it. */
export type Subject = (commission: Commission) => string;
