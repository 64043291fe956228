import { BOUND_KEYS, COMMON_KEYS, type ChoiceKey, isAmount } from "../../lib/car-search/filters";
import type { Credit } from "../../lib/costs/loan";
import { Budget, Figure, type FilterProps, Fold, Monthly, Options, type PanelFacets } from "./filter-parts";
import * as styles from "./filter-panel.page.module.css";

interface Props extends PanelFacets, FilterProps {
  /** How cars are paid for by the month; without it that cannot be asked for. */
  credit: Credit | null;
}

/** Open from the start: what most visitors ask first. */
const FIRST: readonly ChoiceKey[] = ["carrosserie", "energie", "modele"];
const FIGURES = BOUND_KEYS.filter((key) => !isAmount(key));

/** Every filter of MARKET § 2.5, each answer with how many cars it would give. */
export function FilterPanel({ facets, bands, credit, ...filter }: Props) {
  return (
    <div className={styles.panel}>
      <Budget open bands={bands} {...filter} />
      {credit && <Monthly usual={credit} {...filter} />}
      {COMMON_KEYS.map((key) => (
        <Options key={key} filter={key} open={FIRST.includes(key)} options={facets[key] ?? []} {...filter} />
      ))}
      <Fold name="Moteur, autonomie, coffre" chosen={FIGURES.filter((key) => filter.filters.bounds[key] !== undefined).length}>
        {FIGURES.map((key) => (
          <Figure key={key} bounded={key} {...filter} />
        ))}
      </Fold>
    </div>
  );
}
