import { graphql } from "gatsby";
import { CompareButton } from "../compare/compare-button";
import { Sorted } from "../../shared/sort/sorted";
import { currentPrice } from "../../costs/price/current-price";
import { figure } from "../../shared/figures/figures";
import { ascending, descending, type Order } from "../../shared/sort/orders";
import { routes } from "../../routes";
import { Filter, filterValue } from "../../shared/ui/filter";
import { PriceTag } from "../../costs/price/price-tag";
import * as styles from "./versions-table.page.module.css";

interface Props {
  brandSlug: string;
  modelSlug: string;
  /** « Toyota Starlet » */
  name: string;
  versions: readonly Queries.VersionRowFragment[];
}

const ORDERS: readonly Order<Queries.VersionRowFragment>[] = [
  { label: "Par prix", compare: ascending(currentPrice) },
  { label: "Par puissance", compare: descending(({ power }) => power) },
  { label: "Par consommation", compare: ascending(({ consumption }) => consumption) },
];

const held = ({ energy, automatic, fourWheelDrive }: Queries.VersionRowFragment) => [
  energy,
  ...(automatic === null ? [] : [automatic ? "Automatique" : "Manuelle"]),
  ...(fourWheelDrive ? ["4x4"] : []),
];

/** Versions of a model, cheapest first (rule: guide/model-versions). The same markup is shown as cards on a phone and as a table from 900 px. */
export function VersionsTable({ brandSlug, modelSlug, name, versions }: Props) {
  const sorted = [...versions].sort(ascending(currentPrice));
  const all = [...new Set(sorted.flatMap(held))];
  const options = all.filter((option) => sorted.some((version) => !held(version).includes(option)));
  return (
    <Sorted items={versions} orders={ORDERS}>
      {(shown) => (
        <Filter name="version" legend="Énergie, boîte, transmission" plain options={options} all="Toutes">
          <div className={styles.head} aria-hidden="true">
            <span>Version</span>
            <span>Énergie</span>
            <span>Puissance</span>
            <span>Boîte</span>
            <span>Conso mixte</span>
            <span>Prix</span>
          </div>
          <ul className={styles.versions}>
            {shown.map((version) => (
              <li key={version.versionId} data-is={filterValue(options, held(version))}>
                <a href={routes.version(brandSlug, modelSlug, { id: version.versionId, slug: version.slug })}>
                  {version.name}
                </a>
                <span>{version.energy}</span>
                <span>
                  {figure(version.power, "ch")}
                  {version.fiscalPower !== null && <span className="quiet">{` · ${version.fiscalPower}\u00a0CV`}</span>}
                </span>
                <span>{version.gearbox ?? "—"}</span>
                <span>{figure(version.consumption, version.consumptionUnit ?? "l/100 km")}</span>
                <PriceTag price={version.price} promo={version.promoPrice} />
                <CompareButton
                  car={{ id: version.versionId, name: `${name} ${version.name}` }}
                  className={styles.compare}
                />
              </li>
            ))}
          </ul>
        </Filter>
      )}
    </Sorted>
  );
}

export const fragment = graphql`
  fragment VersionRow on Version {
    versionId
    slug
    name
    energy
    power
    fiscalPower
    gearbox
    automatic
    fourWheelDrive
    consumption
    consumptionUnit
    price
    promoPrice
  }
`;
