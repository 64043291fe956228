import { useEffect, useState } from "react";
import { BOUND_KEYS, COMMON_KEYS, type BoundKey, type ChoiceKey, isAmount } from "./engine/filters";
import { Budget, Options, type PanelFacets } from "./filter-parts";
import * as styles from "../../shared/filters/filter-panel.page.module.css";
import { Fold } from "../../shared/filters/fold";
import type { LATER, LaterProps } from "./later-filters";

/** Filters open from the start, because most visitors use them first. */
const FIRST: readonly ChoiceKey[] = ["carrosserie", "energie", "modele"];
/** A visitor who knows the brand begins with it, folded because there are many; the others stand in the order of the engine. */
const KEYS = COMMON_KEYS.filter((key) => key !== "marque" && key !== "modele");
const FIGURES = BOUND_KEYS.filter((key) => !isAmount(key));

type Props = PanelFacets & LaterProps;

/** All filters of the search, each option with the number of models or versions it would give (rule: guide/search-filters, guide/search-counts). */
export function FilterPanel({ facets, bands, parameters, ...filter }: Props) {
  const options = (key: ChoiceKey) => (
    <Options key={key} filter={key} open={FIRST.includes(key)} options={facets[key] ?? []} {...filter} />
  );
  return (
    <div className={styles.panel}>
      {options("marque")}
      {options("modele")}
      <Budget open bands={bands} {...filter} />
      <LaterFold name="Mensualité" part="monthly" keys={["mensualite_max"]} parameters={parameters} {...filter} />
      {KEYS.map(options)}
      <LaterFold name="Moteur, autonomie, coffre" part="figures" keys={FIGURES} parameters={parameters} {...filter} />
    </div>
  );
}

/** A fold whose content is loaded when it is opened. @param keys the filters in it */
function LaterFold({
  name,
  part,
  keys,
  ...inside
}: LaterProps & { name: string; part: keyof typeof LATER; keys: readonly BoundKey[] }) {
  const [parts, setParts] = useState<typeof LATER | null>(null);
  const [wanted, setWanted] = useState(false);
  const chosen = keys.filter((key) => inside.filters.bounds[key] !== undefined).length;
  const open = wanted || chosen > 0;
  useEffect(() => {
    if (open) void import("./later-filters").then(({ LATER: loaded }) => setParts(loaded));
  }, [open]);
  const Inside = parts?.[part];
  return (
    <Fold name={name} chosen={chosen} onOpen={() => setWanted(true)}>
      {Inside && <Inside {...inside} />}
    </Fold>
  );
}
