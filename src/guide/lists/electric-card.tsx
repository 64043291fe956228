import { graphql } from "gatsby";
import { currentPrice, isReduced } from "../../costs/price/current-price";
import { figure } from "../../shared/figures/figures";
import { formatPrice } from "../../shared/figures/price";
import { Icon } from "../../shared/ui/icon";
import { KeepModel } from "../kept/keep-on-card";
import { CardFigure } from "./card-figure";
import { ModelCard } from "./model-card";
import * as styles from "./electric-card.page.module.css";

/** An estimate is not known to the franc. */
const inFifties = (amount: number) => Math.round(amount / 50) * 50;
/** Road distance of the trip shown on the card (rule: guide/electric-trip). */
const DAKAR_SAINT_LOUIS_KM = 265;
interface Props {
  readonly model: Queries.ModelCardFragment;
  /** The lowest price of all versions of the model. */
  readonly least: number | null;
  /** Version to which all figures of the card belong, including the price. */
  readonly version: Queries.ElectricVersionFragment;
  /** Francs per 100 km. */
  readonly cost: number | null;
  /** Percent of the announced range that remains with heat, air conditioning and speed; null when unknown. */
  readonly realShare: number | null;
}

/** Card of a model for one electric or hybrid version, with the figures of its battery (rule: guide/electric-cards). */
export function ElectricCard({ model, least, version, cost, realShare }: Props) {
  const { name, energy, battery, range, chargeDc, consumption, consumptionUnit, power, boot, versionId } = version;
  const electricOnly = energy === "Électrique";
  const reaches = range !== null && realShare !== null ? (range * realShare) / 100 >= DAKAR_SAINT_LOUIS_KM : null;
  const shown = {
    ...model,
    priceMin: currentPrice(version),
    priceMinIsPromo: isReduced(version),
    cheapestId: versionId,
    energies: [energy],
  };
  return (
    <ModelCard model={shown} least={least}>
      <p>{`Version ${name}`}</p>
      <dl>
        <CardFigure label="Autonomie annoncée" value={range !== null && figure(range, "km")} />
        <CardFigure label="Batterie" value={battery !== null && figure(battery, "kWh")} />
        <CardFigure label="Recharge rapide" value={chargeDc !== null && figure(chargeDc, "kW")} />
        <CardFigure
          label="Conso mixte"
          value={battery === null && consumption !== null && figure(consumption, consumptionUnit ?? "l/100 km")}
        />
        {/* Of a car that is driven by its engine too, other figures stand in the places of the plug’s. */}
        <CardFigure label="Puissance" value={!electricOnly && power !== null && figure(power, "ch")} />
        <CardFigure label="Coffre" value={battery === null && figure(boot, "l")} />
        <CardFigure label="Aux 100 km" value={cost !== null && `≈\u00a0${formatPrice(inFifties(cost))}`} />
      </dl>
      {electricOnly && reaches !== null && (
        <p className={styles.trip}>
          {reaches && <Icon name="check" size={16} />}
          {`Dakar–Saint-Louis ${reaches ? "sans" : "avec"} recharge`}
        </p>
      )}
      <KeepModel model={shown} />
    </ModelCard>
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
    power
    boot
  }
  fragment ElectricCard on Model {
    ...ModelCard
    versions {
      ...ElectricVersion
    }
  }
`;
