import type { ComparedCar } from "../../contract/guide/comparison";

/** Id of a version of the guide (a number), or of the ad of a used car (a text). */
export type CarId = number | string;

/** What an ad says of a used car, in words (rule: guide/compare-used). */
export interface UsedFacts {
  readonly year: string;
  readonly mileage: string;
  readonly condition: string;
  readonly papers: string;
  /** How the price compares with such cars; null without an estimate. */
  readonly estimate: string | null;
  readonly place: string;
  /** Why the car may no longer be for sale; null while its ad is online. */
  readonly closed: string | null;
}

/** A column of the comparison: a version of the guide, or a used car. */
export interface ShownCar extends Omit<ComparedCar, "id" | "modelId" | "costs" | "bodyType"> {
  readonly id: CarId;
  /** Null for a used car, which no dealer makes an offer for. */
  readonly modelId: number | null;
  /** Null for a used car, whose dimensions are not known either. */
  readonly bodyType: string | null;
  /** Whole francs; null where they are unknown. `onTheRoad` of a used car: what it costs until it is in its buyer’s name. */
  readonly costs: Readonly<Record<keyof NonNullable<ComparedCar["costs"]>, number | null>> | null;
  readonly used?: UsedFacts;
}

/** A car that can be chosen. */
export interface FreeCar {
  readonly id: CarId;
  /** « Toyota RAV4 2.5 Hybride », « Toyota RAV4 2014 » */
  readonly name: string;
  readonly price: number | null;
}

/** Where the comparator finds used cars, which are not the guide's. */
export interface UsedCars {
  /** @param ids of ads @returns in the same order, null for an ad that visitors can no longer see; null altogether when one cannot be loaded */
  readonly read: (ids: readonly string[]) => Promise<readonly (ShownCar | null)[] | null>;
  /** The ads that the visitor keeps. */
  readonly kept: () => Promise<readonly FreeCar[]>;
}
