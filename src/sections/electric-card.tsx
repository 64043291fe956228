import { graphql } from "gatsby";
import { figure } from "../lib/figures";
import { ModelCard } from "./model-card";
import * as styles from "./electric-card.module.css";

/** Road distance that buyers ask about (MARKET § 2.6). */
const DAKAR_SAINT_LOUIS_KM = 265;
/** Share of the announced range kept for heat, air conditioning and speed. */
const REAL_SHARE = 0.8;

/** An electric or plug-in model: its card, then what its battery does. */
export function ElectricCard({ model, soon }: { model: Queries.ElectricCardFragment; soon: boolean }) {
  const version = model.versions.find(({ battery }) => battery !== null);
  const reaches = version?.range ? version.range * REAL_SHARE >= DAKAR_SAINT_LOUIS_KM : null;
  const electricOnly = version?.energy === "Électrique";
  return (
    <div className={styles.electric}>
      <ModelCard model={model} soon={soon} />
      {version && (
        <dl>
          <div>
            <dt>Autonomie annoncée</dt>
            <dd>{figure(version.range, "km")}</dd>
          </div>
          <div>
            <dt>Batterie</dt>
            <dd>{figure(version.battery, "kWh")}</dd>
          </div>
          {electricOnly && reaches !== null && (
            <div>
              <dt>Dakar – Saint-Louis (≈ 265 km)</dt>
              <dd>{reaches ? "oui, sans recharge" : "avec une recharge"}</dd>
            </div>
          )}
        </dl>
      )}
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
    }
  }
`;
