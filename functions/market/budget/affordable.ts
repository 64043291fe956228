import type { BudgetAnswer, FreshCar, UsedCar } from "../../../src/contract/market/budget";

export interface Budget {
  /** Whole francs. */
  readonly amount: number;
  /** Whether it is for the car with its papers, or for each month of the usual loan. */
  readonly by: "total" | "monthly";
}

/** A model that ads estimate. */
export interface UsedModel {
  /** Ads behind its estimates. */
  readonly n: number;
  /** The newest year first. */
  readonly years: readonly UsedCar[];
}

const MAX_CARS = 6;

const least = (costs: readonly number[]) => (costs.length === 0 ? null : Math.min(...costs));

/**
 * The cars that a budget allows (rule: costs/budget): the new ones that use most of it first, and of each used model the newest year that it allows,
 * those that most ads sell first.
 */
export function affordable(
  { amount, by }: Budget,
  fresh: readonly FreshCar[],
  used: readonly UsedModel[],
): Omit<BudgetAnswer, "credit"> {
  const isAllowed = (car: FreshCar | UsedCar) => car[by] <= amount;
  return {
    fresh: fresh
      .filter(isAllowed)
      .toSorted((a, b) => b[by] - a[by])
      .slice(0, MAX_CARS),
    used: used
      .toSorted((a, b) => b.n - a.n)
      .flatMap(({ years }) => years.find(isAllowed) ?? [])
      .slice(0, MAX_CARS),
    least: {
      fresh: least(fresh.map((car) => car[by])),
      used: least(used.flatMap(({ years }) => years.map((car) => car[by]))),
    },
  };
}
