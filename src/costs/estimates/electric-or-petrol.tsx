import { graphql } from "gatsby";
import { asOfText } from "../../shared/dates/dates";
import { costOf100km } from "../rules/energy";
import { formatPrice, groupDigits } from "../../shared/figures/price";
import { Section } from "../../shared/ui/section";
import * as styles from "./costs.page.module.css";
import * as own from "./electric-or-petrol.page.module.css";

type Parameter = Queries.EnergyPriceFragment;

interface Car {
  readonly name: string;
  readonly consumption: number;
}

interface Props {
  /** Rows of `parametres_pays`: fuel, slices of electricity, charging loss, VAT. */
  parameters: readonly Parameter[];
  electric: Car;
  petrol: Car;
}

interface Row {
  readonly parameter: Parameter;
  readonly cost: number;
}

/** « 4.074 à 5.927 FCA »; null where the electric car does not cost less at every price. */
function savingText(petrol: readonly Row[], electric: readonly Row[]): string | null {
  const savings = petrol.flatMap((one) => electric.map(({ cost }) => one.cost - cost));
  const [least, most] = [Math.min(...savings), Math.max(...savings)];
  if (savings.length === 0 || least <= 0) return null;
  return least === most ? formatPrice(most) : `${groupDigits(least)} à ${formatPrice(most)}`;
}

/** « Électrique ou essence : coût aux 100 km », by the dated prices of `parametres_pays` (rule: costs/electric-or-petrol). */
export function ElectricOrPetrol({ parameters, electric, petrol }: Props) {
  const find = (key: string) => parameters.find((parameter) => parameter.key === key);
  const loss = find("electricite_perte_recharge")?.value ?? 0;
  const vat = find("electricite_tva")?.value ?? 0;
  const line = (key: string, car: Car, ...extra: number[]): readonly Row[] => {
    const parameter = find(key);
    return parameter?.value ? [{ parameter, cost: costOf100km(car.consumption, parameter.value, ...extra) }] : [];
  };
  const atThePump = line("carburant_super", petrol);
  const atHome = [
    ...line("electricite_tranche_1", electric, loss),
    ...line("electricite_tranche_2", electric, loss),
    ...line("electricite_tranche_3", electric, loss, vat),
  ];
  if (atThePump.length + atHome.length === 0) return null;
  const saving = savingText(atThePump, atHome);
  return (
    <Section title="Électrique ou essence : coût aux 100 km">
      <div className={own.sides}>
        {saving && (
          <p className={`card ${own.saving}`}>
            <strong className="price">{saving}</strong>{" "}
            {`de moins aux 100\u00a0km\u00a0: ${electric.name} face à ${petrol.name}${atHome.length > 1 ? ", selon la tranche d’électricité" : ""}.`}
          </p>
        )}
        <Costs name={petrol.name} rows={atThePump} />
        <Costs name={electric.name} rows={atHome} />
      </div>
      <p className={`small quiet ${own.note}`}>
        Estimation&nbsp;: consommation mixte annoncée, {loss}&nbsp;% de pertes à la recharge, TVA de {vat}&nbsp;% sur la
        dernière tranche.
      </p>
    </Section>
  );
}

/** What 100 km cost in a car, a line for each price of its energy. */
function Costs({ name, rows }: { name: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <div>
      <h3>{name}</h3>
      <ul className={styles.costs}>
        {rows.map(({ parameter: { key, label, effective }, cost }) => (
          <li key={key}>
            <span>{label}</span> <strong className="price">{formatPrice(cost)}</strong>
            {effective && <small className="quiet">{asOfText(effective)}</small>}
          </li>
        ))}
      </ul>
    </div>
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
