import { figure } from "../figures";
import { type Parameter, ratesOf } from "./parameters";

/** A loan in equal monthly payments. */
export interface Loan {
  /** Francs lent. */
  readonly amount: number;
  /** Percent a year. */
  readonly rate: number;
  readonly months: number;
}

/** What a franc lent costs each month, to the last digit however small the rate. */
const share = (rate: number, months: number) => {
  const monthly = rate / 1_200;
  return monthly === 0 ? 1 / months : monthly / -Math.expm1(-months * Math.log1p(monthly));
};

export interface Repayment {
  /** Whole francs a month. */
  readonly monthly: number;
  /** Whole francs beside what was lent. */
  readonly cost: number;
}

/** What a loan is paid back with (worked values: MARKET § 4.1). */
export function repayment({ amount, rate, months }: Loan): Repayment {
  const monthly = amount * share(rate, months);
  return { monthly: Math.round(monthly), cost: Math.round(monthly * months - amount) };
}

/** How a car is paid for by the month. */
export interface Credit {
  /** Percent of the price that is paid at once. */
  readonly downPayment: number;
  /** Percent a year. */
  readonly rate: number;
  readonly months: number;
}
/** Offered lengths; the one that tools begin with. */
export const LENGTHS = [12, 24, 36, 48, 60, 72] as const;
export const USUAL_LENGTH = 48;

/** How cars are usually paid for here, by the country's dated figures; null where they are not known. */
export function usualCredit(parameters: readonly Parameter[]): Credit | null {
  const rates = ratesOf(parameters, ["credit_taux", "credit_apport"]);
  return rates && { downPayment: rates.credit_apport, rate: rates.credit_taux, months: USUAL_LENGTH };
}

export const downPaymentOf = (price: number, { downPayment }: Pick<Credit, "downPayment">): number => Math.round((price * downPayment) / 100);

/** What a car of some price costs a month, in whole francs, loan insurance apart. */
export const monthlyOf = (price: number, credit: Credit): number => repayment({ ...credit, amount: price - downPaymentOf(price, credit) }).monthly;

/** The largest loan that so much a month pays back, in whole francs, rounded down. */
export const largestLoan = (monthly: number, rate: number, months: number): number => Math.max(0, Math.floor(monthly / share(rate, months)));

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

/** « Combien puis-je emprunter ? » @returns whole francs; zeros when other loans take all that may be taken */
export function reachOf({ salary, owed, quota, downPayment, rate, months }: Means): { readonly monthly: number; readonly loan: number; readonly price: number } {
  const monthly = Math.max(0, Math.floor(isThird(quota) ? salary / 3 : (salary * quota) / 100) - owed);
  const loan = largestLoan(monthly, rate, months);
  return { monthly, loan, price: Math.floor(loan / (1 - downPayment / 100)) };
}
