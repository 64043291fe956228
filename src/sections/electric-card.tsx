import { graphql } from "gatsby";
import { currentPrice } from "../lib/current-price";
import { figure } from "../lib/figures";
import { formatPrice } from "../lib/price";
import { ModelCard } from "./model-card";

/** Road distance that buyers ask about (MARKET § 2.6). */
const DAKAR_SAINT_LOUIS_KM = 265;
/** Share of the announced range kept for heat, air conditioning and speed. */
const REAL_SHARE = 0.8;

interface Props {
  model: Queries.ModelCardFragment;
  /** The one version that all figures of the card are of, its price included. */
  version: Queries.ElectricVersionFragment;
  /** Francs for 100 km. */
  cost: number | null;
  soon: boolean;
}

/** An electric or hybrid version, with what its battery does, on the card of its model. */
export function ElectricCard({ model, version, cost, soon }: Props) {
  const { name, energy, battery, range, chargeDc, consumption, consumptionUnit, versionId } = version;
  const electricOnly = energy === "Électrique";
  return (
    <ModelCard model={{ ...model, priceMin: currentPrice(version), cheapestId: versionId, energies: [energy] }} soon={soon}>
      <p>{`Version ${name}`}</p>
      <dl>
        <Line label="Autonomie annoncée" value={range !== null && figure(range, "km")} />
        <Line label="Batterie" value={battery !== null && figure(battery, "kWh")} />
        <Line label="Recharge rapide" value={chargeDc !== null && figure(chargeDc, "kW")} />
        <Line label="Conso mixte" value={battery === null && consumption !== null && figure(consumption, consumptionUnit ?? "l/100 km")} />
        <Line label="Dakar–Saint-Louis" value={electricOnly && range !== null && (range * REAL_SHARE >= DAKAR_SAINT_LOUIS_KM ? "sans recharge" : "une recharge")} />
        <Line label="Coût aux 100 km" value={cost !== null && `≈ ${formatPrice(cost)}`} />
      </dl>
    </ModelCard>
  );
}

function Line({ label, value }: { label: string; value: string | false }) {
  if (!value) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

export const fragment = graphql`
  fragment ElectricVersion on Version {
    versionId
    name
    price
    promoPrice
    energy
    battery
    range
    consumption
    consumptionUnit
    chargeDc
  }
  fragment ElectricCard on Model {
    ...ModelCard
    versions {
      ...ElectricVersion
    }
  }
`;
