import { figure } from "../../shared/figures/figures";
import { share } from "./loan";

/** The largest loan that so much a month pays back, in whole francs, rounded down. */
export const largestLoan = (monthly: number, rate: number, months: number): number =>
  Math.max(0, Math.floor(monthly / share(rate, months)));

export interface Means {
  /** Net francs a month. */
  readonly salary: number;
  /** Francs a month that go to other loans. */
  readonly owed: number;
  /** Percent of the salary that all loans together may take. */
  readonly quota: number;
  /** Percent of the price that is paid at once. */
  readonly downPayment: number;
  readonly rate: number;
  readonly months: number;
}

/** « 33 % », « 33,3 % »: how a third is said. */
export const isThird = (quota: number) => quota >= 33 && quota < 33.4;

/** « un tiers », « 40 % » */
export const quotaSaid = (quota: number) => (isThird(quota) ? "un tiers" : figure(quota, "%"));

/** « Combien puis-je emprunter ? » @returns whole francs; zeros when other loans take all that may be taken (rule: costs/reach, costs/reach-nothing) */
export function reachOf({ salary, owed, quota, downPayment, rate, months }: Means): {
  readonly monthly: number;
  readonly loan: number;
  readonly price: number;
} {
  const monthly = Math.max(0, Math.floor(isThird(quota) ? salary / 3 : (salary * quota) / 100) - owed);
  const loan = largestLoan(monthly, rate, months);
  return { monthly, loan, price: Math.floor(loan / (1 - downPayment / 100)) };
}
