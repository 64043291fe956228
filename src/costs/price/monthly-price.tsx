import { formatPrice, groupDigits } from "../../shared/figures/price";
import { routes } from "../../routes";

/** What a loan for a car costs a month, computed at build, and its assumptions (rule: costs/stated-bases). */
export interface MonthlyPrice {
  readonly amount: number;
  /** « 20 % d’apport, 48 mois à 13 % » */
  readonly basis: string;
}

/** The monthly payment, in a line under a price, which opens the loan tool with that price. @param from whether it is the least of several */
export const MonthlyLine = ({
  price,
  monthly,
  from = false,
}: {
  price: number;
  monthly: MonthlyPrice;
  from?: boolean;
}) => (
  <>
    {from ? "Dès " : "Ou "}
    <a href={`${routes.loanTool}?prix=${groupDigits(price)}`}>{`${formatPrice(monthly.amount)}/mois`}</a>
    {` à crédit, ${monthly.basis}. `}
  </>
);
