import { figure } from "../../shared/figures/figures";
import { share } from "./loan";

export const REACH_KEYS = ["credit_taux", "credit_apport", "credit_quotite", "credit_usure_banque"] as const;

/** The largest loan that a monthly payment can pay back, in whole francs, rounded down. */
export const largestLoan = (monthly: number, rate: number, months: number): number =>
  Math.max(0, Math.floor(monthly / share(rate, months)));

export interface Means {
  /** Net francs per month. */
  readonly salary: number;
  /** Francs per month paid for other loans. */
  readonly owed: number;
  /** Maximum share of the salary for all loans together, in percent. */
  readonly quota: number;
  /** Down payment in percent of the price. */
  readonly downPayment: number;
  readonly rate: number;
  readonly months: number;
}

/** Whether a quota means a third: it is written « 33 % », « 33,3 % »… */
export const isThird = (quota: number) => quota >= 33 && quota < 33.4;

/** « un tiers », « 40 % » */
export const quotaText = (quota: number) => (isThird(quota) ? "un tiers" : figure(quota, "%"));

/** « Combien puis-je emprunter ? » @returns whole francs; zeros when other loans already take the whole quota (rule: costs/reach, costs/reach-nothing) */
export function reachOf({ salary, owed, quota, downPayment, rate, months }: Means): {
  readonly monthly: number;
  readonly loan: number;
  readonly price: number;
} {
  const monthly = Math.max(0, Math.floor(isThird(quota) ? salary / 3 : (salary * quota) / 100) - owed);
  const loan = largestLoan(monthly, rate, months);
  return { monthly, loan, price: Math.floor(loan / (1 - downPayment / 100)) };
}
