/** The cars that a budget allows: `GET /api/ads/budget?montant={francs}`, or with `&par=mois` for francs a month. All amounts are whole francs CFA. */
import * as z from "zod/mini";

const figure = z.int().check(z.nonnegative());
const priced = {
  name: z.string(),
  price: figure,
  /** With papers, plates and a year of insurance, in the buyer's name. */
  total: figure,
  /** What the usual loan of the price costs each month. */
  monthly: figure,
};

/** The cheapest version of a model of the guide. */
export const freshCar = z.object({
  ...priced,
  energy: z.nullable(z.string()),
  /** Litres or kWh per 100 km. */
  consumption: z.nullable(z.number()),
  fiscalPower: z.nullable(z.number()),
});
export type FreshCar = z.infer<typeof freshCar>;

/** The newest year of a model, as ads estimate its usual car. */
export const usedCar = z.object({
  ...priced,
  /** « toyota-rav4 » */
  model: z.string(),
  /** Kilometres that are usual at its age. */
  km: figure,
  /** Whether the usual car of the model has plates of the country. */
  isPlated: z.boolean(),
  energy: z.nullable(z.string()),
});
export type UsedCar = z.infer<typeof usedCar>;

export const budgetAnswer = z.object({
  /** « 20 % d’apport, 48 mois à 9 % » */
  credit: z.string(),
  fresh: z.array(freshCar),
  used: z.array(usedCar),
  /** What the cheapest of all costs, measured as the budget is; null where there is none at all. */
  least: z.object({ fresh: z.nullable(figure), used: z.nullable(figure) }),
});
export type BudgetAnswer = z.infer<typeof budgetAnswer>;
