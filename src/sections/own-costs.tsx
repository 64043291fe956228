import { graphql } from "gatsby";
import { total } from "../lib/costs/lines";
import { repayment } from "../lib/costs/loan";
import { fiveYears, monthlyLines, RUNNING_KEYS, SLICES } from "../lib/costs/monthly";
import { onTheRoad, ON_THE_ROAD_KEYS } from "../lib/costs/on-the-road";
import { ratesOf } from "../lib/costs/parameters";
import { asTyped, figure } from "../lib/figures";
import { formatPrice, groupDigits } from "../lib/price";
import { routes } from "../routes";
import { Section } from "../ui/section";
import * as styles from "./cost-table.page.module.css";

interface Version {
  readonly price: number | null;
  readonly promoPrice: number | null;
  readonly energy: string;
  readonly consumption: number | null;
  readonly fiscalPower: number | null;
}

const KEYS = [...ON_THE_ROAD_KEYS, ...RUNNING_KEYS, "credit_taux", "credit_apport"] as const;
const KILOMETRES = 1_000;
const MONTHS = 48;

/** What a version costs beside its list price; each figure leads to the tool that shows its lines (MARKET § 2.3). */
export function OwnCosts({ version, parameters }: { version: Version; parameters: readonly Queries.OwnCostFigureFragment[] }) {
  const rates = ratesOf(parameters, KEYS);
  const price = version.promoPrice ?? version.price;
  if (!rates || price === null) return null;
  const { energy, consumption, fiscalPower } = version;
  const car = { price, energy, consumption, fiscalPower };
  const driving = { kilometresAMonth: KILOMETRES, slice: SLICES[1] };
  const lent = price - Math.round((price * rates.credit_apport) / 100);
  const query = (fields: Readonly<Record<string, string | number | null>>) => new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]))).toString();
  const asked = { prix: groupDigits(price), cv: fiscalPower };
  const driven = { ...asked, energie: energy, conso: consumption === null ? null : asTyped(consumption) };
  const costs = [
    ["Prix clé en main", formatPrice(total(onTheRoad(rates, price, fiscalPower))), "Avec carte grise, plaques et un an d’assurance au tiers", `${routes.onTheRoadTool}?${query(asked)}`],
    ["Mensualité", formatPrice(repayment({ amount: lent, rate: rates.credit_taux, months: MONTHS }).monthly), `${figure(rates.credit_apport, "%")} d’apport, ${MONTHS} mois à ${figure(rates.credit_taux, "%")}`, `${routes.loanTool}?${query({ prix: groupDigits(price) })}`],
    ...(consumption === null
      ? []
      : [
          ["Par mois à l’usage", formatPrice(total(monthlyLines(rates, car, driving))), `${groupDigits(KILOMETRES)} km par mois, perte de valeur comprise, hors crédit`, `${routes.monthlyTool}?${query(driven)}`],
          ["Sur cinq ans", formatPrice(fiveYears(rates, car, driving)), "Usage et perte de valeur, hors entretien et pneus", `${routes.monthlyTool}?${query(driven)}`],
        ]),
  ] as const;
  return (
    <Section title="Ce qu’elle coûte vraiment" id="cout">
      <ul className={styles.costs}>
        {costs.map(([label, amount, how, path]) => (
          <li key={label}>
            <a href={path}>{label}</a>
            <strong className="price">{amount}</strong>
            <small className="quiet">{how}</small>
          </li>
        ))}
      </ul>
      <p className="small quiet">Estimations. Chaque ligne s’ouvre, montre ses dates et ses sources, et se corrige avec vos chiffres.</p>
    </Section>
  );
}

export const fragment = graphql`
  fragment OwnCostFigure on CountryParameter {
    key
    value
    valueMax
  }
`;
