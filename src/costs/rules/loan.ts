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
export const share = (rate: number, months: number) => {
  const monthly = rate / 1_200;
  return monthly === 0 ? 1 / months : monthly / -Math.expm1(-months * Math.log1p(monthly));
};

export interface Repayment {
  /** Whole francs a month. */
  readonly monthly: number;
  /** Whole francs beside what was lent. */
  readonly cost: number;
}

/** What a loan is paid back with (rule: costs/loan-payment). */
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

/** How cars are usually paid for here, by the country's dated figures (rule: costs/usual-loan); null where they are not known. */
export function usualCredit(parameters: readonly Parameter[]): Credit | null {
  const rates = ratesOf(parameters, ["credit_taux", "credit_apport"]);
  return rates && { downPayment: rates.credit_apport, rate: rates.credit_taux, months: USUAL_LENGTH };
}

export const downPaymentOf = (price: number, { downPayment }: Pick<Credit, "downPayment">): number =>
  Math.round((price * downPayment) / 100);

/** What a car of some price costs a month, in whole francs, loan insurance apart. */
export const monthlyOf = (price: number, credit: Credit): number =>
  repayment({ ...credit, amount: price - downPaymentOf(price, credit) }).monthly;
