import { graphql } from "gatsby";
import { capitalised } from "../lib/capital";
import { CAR_COST_KEYS, carCosts, costBases } from "../lib/costs/car-costs";
import { ratesOf } from "../lib/costs/parameters";
import { asTyped } from "../lib/figures";
import { currentPrice } from "../lib/current-price";
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

/** What a version costs beside its list price; each figure leads to the tool that shows its lines (MARKET § 2.3). */
export function OwnCosts({ version, parameters }: { version: Version; parameters: readonly Queries.OwnCostFigureFragment[] }) {
  const rates = ratesOf(parameters, CAR_COST_KEYS);
  const price = currentPrice(version);
  if (!rates || price === null) return null;
  const { energy, consumption, fiscalPower } = version;
  const amounts = carCosts(rates, { price, energy, consumption, fiscalPower });
  const bases = costBases(rates);
  const query = (fields: Readonly<Record<string, string | number | null>>) => new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]))).toString();
  const asked = { prix: groupDigits(price), cv: fiscalPower };
  const driven = { ...asked, energie: energy, conso: consumption === null ? null : asTyped(consumption) };
  const costs = [
    ["onTheRoad", "Prix clé en main", `${routes.onTheRoadTool}?${query(asked)}`],
    ["monthlyPayment", "Mensualité", `${routes.loanTool}?${query({ prix: groupDigits(price) })}`],
    ["driving", "Par mois à l’usage", `${routes.monthlyTool}?${query(driven)}`],
    ["fiveYears", "Sur cinq ans", `${routes.monthlyTool}?${query(driven)}`],
  ] as const;
  return (
    <Section title="Ce qu’elle coûte vraiment" id="cout">
      <ul className={styles.costs}>
        {costs.map(([key, label, path]) =>
          amounts[key] === null ? null : (
            <li key={key}>
              <a href={path}>{label}</a>
              <strong className="price">{formatPrice(amounts[key])}</strong>
              <small className="quiet">{capitalised(bases[key])}</small>
            </li>
          ),
        )}
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
