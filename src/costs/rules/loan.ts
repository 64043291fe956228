import { figure } from "../../shared/figures/figures";
import { type Parameter, type Rates, ratesOf } from "./parameters";

/** A loan in equal monthly payments. */
export interface Loan {
  /** Principal in francs. */
  readonly amount: number;
  /** Percent per year. */
  readonly rate: number;
  readonly months: number;
}

/** Monthly payment per franc lent. `expm1` and `log1p` keep full precision however small the rate. */
export const share = (rate: number, months: number) => {
  const monthly = rate / 1_200;
  return monthly === 0 ? 1 / months : monthly / -Math.expm1(-months * Math.log1p(monthly));
};

export interface Repayment {
  /** Whole francs per month. */
  readonly monthly: number;
  /** Total interest in whole francs. */
  readonly cost: number;
}

/** Repayment of a loan (rule: costs/loan-payment). */
export function repayment({ amount, rate, months }: Loan): Repayment {
  const monthly = amount * share(rate, months);
  return { monthly: Math.round(monthly), cost: Math.round(monthly * months - amount) };
}

/** Conditions of a car loan. */
export interface Credit {
  /** Down payment in percent of the price. */
  readonly downPayment: number;
  /** Percent per year. */
  readonly rate: number;
  readonly months: number;
}
/** Loan lengths offered, in months; `USUAL_LENGTH` is the initial value of the tools. */
export const LENGTHS = [12, 24, 36, 48, 60, 72] as const;
export const USUAL_LENGTH = 48;

type CreditRates = Rates<"credit_taux" | "credit_apport">;
export const creditOf = (rates: CreditRates): Credit => ({
  downPayment: rates.credit_apport,
  rate: rates.credit_taux,
  months: USUAL_LENGTH,
});

/** Usual conditions of a car loan, from the country's dated figures (rule: costs/usual-loan); null when they are unknown. */
export function usualCredit(parameters: readonly Parameter[]): Credit | null {
  const rates = ratesOf(parameters, ["credit_taux", "credit_apport"]);
  return rates && creditOf(rates);
}

/** « 20 % d’apport, 48 mois à 9 % » */
export const creditWords = (rates: CreditRates): string =>
  `${figure(rates.credit_apport, "%")} d’apport, ${USUAL_LENGTH} mois à ${figure(rates.credit_taux, "%")}`;

export const downPaymentOf = (price: number, { downPayment }: Pick<Credit, "downPayment">): number =>
  Math.round((price * downPayment) / 100);

/** Monthly payment for a car in whole francs, without loan insurance. */
export const monthlyOf = (price: number, credit: Credit): number =>
  repayment({ ...credit, amount: price - downPaymentOf(price, credit) }).monthly;
