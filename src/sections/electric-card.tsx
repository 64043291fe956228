import { graphql } from "gatsby";
import { figure } from "../lib/figures";
import { formatPrice } from "../lib/price";
import { ModelCard } from "./model-card";

/** Road distance that buyers ask about (MARKET § 2.6). */
const DAKAR_SAINT_LOUIS_KM = 265;
/** Share of the announced range kept for heat, air conditioning and speed. */
const REAL_SHARE = 0.8;

/** An electric or hybrid model: its card with what its battery does. @param cost francs for 100 km */
export function ElectricCard({ model, cost, soon }: { model: Queries.ElectricCardFragment; cost: number | null; soon: boolean }) {
  const version = model.versions.find(({ battery }) => battery !== null);
  const reaches = version?.range ? version.range * REAL_SHARE >= DAKAR_SAINT_LOUIS_KM : null;
  const electricOnly = version?.energy === "Électrique";
  return (
    <ModelCard model={model} soon={soon}>
      <dl>
        <Line label="Autonomie annoncée" value={version && figure(version.range, "km")} />
        <Line label="Batterie" value={version && figure(version.battery, "kWh")} />
        <Line label="Recharge rapide" value={version?.chargeDc && figure(version.chargeDc, "kW")} />
        <Line label="Conso mixte" value={!version && model.versions[0] && figure(model.versions[0].consumption, model.versions[0].consumptionUnit ?? "l/100 km")} />
        <Line label="Dakar–Saint-Louis" value={electricOnly && reaches !== null && (reaches ? "sans recharge" : "une recharge")} />
        <Line label="Coût aux 100 km" value={cost !== null && `≈ ${formatPrice(cost)}`} />
      </dl>
    </ModelCard>
  );
}

function Line({ label, value }: { label: string; value: string | number | false | null | undefined }) {
  if (!value) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

export const fragment = graphql`
  fragment ElectricCard on Model {
    ...ModelCard
    versions {
      energy
      battery
      range
      consumption
      consumptionUnit
      chargeDc
    }
  }
`;
