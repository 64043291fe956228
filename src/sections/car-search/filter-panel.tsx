import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { BOUND_KEYS, COMMON_KEYS, type ChoiceKey, isAmount } from "../../lib/car-search/filters";
import type { Parameter } from "../../lib/costs/parameters";
import { Budget, Figure, type FilterProps, Fold, Options, type PanelFacets } from "./filter-parts";
import type { Monthly } from "./monthly";
import * as styles from "./filter-panel.page.module.css";

interface Props extends PanelFacets, FilterProps {
  /** The country's dated figures of loans. */
  parameters: readonly Parameter[];
}

/** Open from the start: what most visitors ask first. */
const FIRST: readonly ChoiceKey[] = ["carrosserie", "energie", "modele"];
const FIGURES = BOUND_KEYS.filter((key) => !isAmount(key));

/** Every filter of MARKET § 2.5, each answer with how many cars it would give. */
export function FilterPanel({ facets, bands, parameters, ...filter }: Props) {
  return (
    <div className={styles.panel}>
      <Budget open bands={bands} {...filter} />
      <MonthlyFold parameters={parameters} {...filter} />
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

/** What few ask for comes when it is opened. */
function MonthlyFold(props: ComponentProps<typeof Monthly>) {
  const [Inside, setInside] = useState<ComponentType<ComponentProps<typeof Monthly>> | null>(null);
  const [wanted, setWanted] = useState(false);
  const asked = props.filters.bounds.mensualite_max !== undefined;
  useEffect(() => {
    if (asked || wanted) void import("./monthly").then((loaded) => setInside(() => loaded.Monthly));
  }, [asked, wanted]);
  return (
    <Fold name="Mensualité" chosen={asked ? 1 : 0} onOpen={() => setWanted(true)}>
      {Inside && <Inside {...props} />}
    </Fold>
  );
}
