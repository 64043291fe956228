import { graphql } from "gatsby";
import { asOfText } from "../../shared/dates/dates";
import { costOf100km } from "../rules/energy";
import { formatPrice } from "../../shared/figures/price";
import { Section } from "../../shared/ui/section";
import * as styles from "./cost-table.page.module.css";

type Parameter = Queries.EnergyPriceFragment;

interface Props {
  /** Rows of `parametres_pays`: fuel, slices of electricity, charging loss, VAT. */
  parameters: readonly Parameter[];
  electric: { name: string; consumption: number };
  petrol: { name: string; consumption: number };
}

/** « Électrique ou essence : coût aux 100 km », by the dated prices of `parametres_pays` (rule: costs/electric-or-petrol). */
export function ElectricOrPetrol({ parameters, electric, petrol }: Props) {
  const find = (key: string) => parameters.find((parameter) => parameter.key === key);
  const loss = find("electricite_perte_recharge")?.value ?? 0;
  const vat = find("electricite_tva")?.value ?? 0;
  const line = (key: string, car: Props["electric"], ...extra: number[]) => {
    const parameter = find(key);
    return parameter?.value ? [{ parameter, car, cost: costOf100km(car.consumption, parameter.value, ...extra) }] : [];
  };
  const rows = [
    ...line("carburant_super", petrol),
    ...line("electricite_tranche_1", electric, loss),
    ...line("electricite_tranche_2", electric, loss),
    ...line("electricite_tranche_3", electric, loss, vat),
  ];
  if (rows.length === 0) return null;
  return (
    <Section title="Électrique ou essence : coût aux 100 km">
      <div className="stack">
        <ul className={`measure ${styles.costs}`}>
          {rows.map(({ parameter, car, cost }) => (
            <li key={parameter.key}>
              <span>{car.name}</span>
              <strong className="price">{formatPrice(cost)}</strong>
              <small className="quiet">
                {parameter.effective ? `${parameter.label} (${asOfText(parameter.effective)})` : parameter.label}
              </small>
            </li>
          ))}
        </ul>
        <p className="small quiet">
          Estimation&nbsp;: consommation mixte annoncée, {loss}&nbsp;% de pertes à la recharge, TVA de {vat}&nbsp;% sur
          la dernière tranche.
        </p>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment EnergyPrice on CountryParameter {
    key
    label
    value
    effective
  }
`;
