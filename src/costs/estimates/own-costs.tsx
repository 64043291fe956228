import type { CarCosts, CostBases } from "../rules/car-costs";
import { aboutPrice } from "../rules/about";
import { capitalised } from "../../shared/text/capital";
import { PriceBars } from "../drawn/price-bars";
import { currentPrice } from "../price/current-price";
import { asTyped, count } from "../../shared/figures/figures";
import { formatPrice, groupDigits } from "../../shared/figures/price";
import { newOrUsedTool, routes } from "../../routes";
import { Section } from "../../shared/ui/section";
import * as table from "./costs.page.module.css";
import * as styles from "./own-costs.page.module.css";

interface Version {
  readonly price: number | null;
  readonly promoPrice: number | null;
  readonly energy: string;
  readonly consumption: number | null;
  readonly fiscalPower: number | null;
}

/** Estimated costs of a version beyond its price, calculated at build, with their assumptions. */
export interface VersionCosts {
  readonly amounts: CarCosts;
  /** What it is worth new and after each year, in francs. */
  readonly values: readonly number[];
  readonly bases: CostBases;
}

interface Props {
  version: Version;
  /** Null without a price or the country’s figures. */
  costs: VersionCosts | null;
  /** « toyota/rav4 »: the model, as the addresses of its estimates spell it. */
  model: string;
}

/** Costs of a version beyond its list price; each figure links to the tool that details it (rule: costs/tool-opens-on-car). */
export function OwnCosts({ version, costs, model }: Props) {
  const price = currentPrice(version);
  if (!costs || price === null) return null;
  const { amounts, values, bases } = costs;
  const { energy, consumption, fiscalPower } = version;
  const query = (fields: Readonly<Record<string, string | number | null>>) =>
    new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
    ).toString();
  const carFields = { prix: groupDigits(price), cv: fiscalPower };
  const usageFields = { ...carFields, energie: energy, conso: consumption === null ? null : asTyped(consumption) };
  const asNew = {
    neuve_prix: carFields.prix,
    neuve_energie: usageFields.energie,
    neuve_conso: usageFields.conso,
    neuve_cv: fiscalPower,
    meme: model,
  };
  const lines = [
    ["onTheRoad", "Prix clé en main", `${routes.onTheRoadTool}?${query(carFields)}`, formatPrice],
    ["driving", "Usage par mois, la première année", `${routes.monthlyTool}?${query(usageFields)}`, aboutPrice],
    ["fiveYears", "Sur cinq ans", `${routes.monthlyTool}?${query(usageFields)}`, aboutPrice],
  ] as const;
  return (
    <Section title="Ce qu’elle coûte à l’usage" id="cout">
      <div className={styles.own}>
        <ul className={table.costs}>
          {lines.map(([key, label, path, text]) =>
            amounts[key] === null ? null : (
              <li key={key}>
                <a href={path}>{label}</a>
                <strong className="price">{text(amounts[key])}</strong>
                <small className="quiet">{capitalised(bases[key])}</small>
              </li>
            ),
          )}
        </ul>
        <ValueLost values={values} basis={bases.loss} />
        <p className="row small quiet">
          {"Estimations : chaque ligne se corrige. "}
          <a className="chip" href={`${newOrUsedTool}?${query(asNew)}`}>
            La même à 3&nbsp;ans, d’occasion
          </a>
        </p>
      </div>
    </Section>
  );
}

/** What a car is worth after each year (rule: costs/value-lost, costs/rounded-estimates). */
function ValueLost({ values, basis }: { values: readonly number[]; basis: string }) {
  return (
    <figure className={`card ${styles.values}`}>
      <figcaption>
        <h3>Ce qu’elle vaudra</h3>
        <p className="small quiet">{`${capitalised(basis)}, la même pour toutes les voitures.`}</p>
      </figcaption>
      <PriceBars
        rows={values.map((price, years) =>
          years === 0 ? { label: "Neuve", price } : { label: count(years, "an"), price, text: aboutPrice(price) },
        )}
      />
    </figure>
  );
}
