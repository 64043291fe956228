/** What the Worker estimates of a used car's price. */
import * as z from "zod/mini";
import { valuesOf } from "./lists";

const figure = z.int().check(z.nonnegative());

/** An estimate counts the ads of the model whose year differs from the car's by so many at most. */
export const COMPARED_YEARS = 2;

/** How sure an estimate is: key → words. */
export const CERTAINTIES = {
  sure: "estimation fiable",
  fair: "estimation assez fiable",
  rough: "estimation indicative",
} as const;

/** Francs CFA. Half of such cars are asked for between `low` and `high`, by `n` ads ({@link COMPARED_YEARS}). */
export const estimate = z.object({
  n: figure,
  low: figure,
  value: figure,
  high: figure,
  certainty: z.enum(valuesOf(CERTAINTIES)),
});
/**
 * `GET /api/ads/estimate?modele={key}&annee={year}&etat={condition}&km={mileage}`, and where they are known `&boite=`, `&energie=`, `&papiers=` as ads
 * have them; null when the ads of the model say too little of such a car.
 */
export const estimateAnswer = z.object({ estimate: z.nullable(estimate) });
export type Estimate = z.infer<typeof estimate>;
