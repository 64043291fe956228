import { useState } from "react";
import type { AdChoice, AdFlag, AdSearch } from "../../contract/market/search";
import { writeAdSearch } from "../../contract/market/search";
import { groupDigits } from "../../shared/figures/price";
import { StateLink } from "../../shared/address/state-link";
import * as styles from "../../shared/ui/jumps.module.css";
import { toggled, withFlag, withRange } from "./changes";
import type { Facets } from "./filter-options";
import { QUICK_BUDGET } from "./prices";
import * as own from "./ad-search.page.module.css";
import { searchPath } from "./search-path";

interface Quick {
  readonly label: string;
  /** As `activeIn` names the condition. */
  readonly key: string;
  /** The filter whose answers are counted, and the answer of the chip. */
  readonly facet: string;
  readonly value: string;
  readonly isOn: (search: AdSearch) => boolean;
  /** The search with the condition, or without it where it is on. */
  readonly to: (search: AdSearch) => AdSearch;
}

const answer = (label: string, key: AdChoice, value: string): Quick => ({
  label,
  key: `${key} ${value}`,
  facet: key,
  value,
  isOn: ({ choices }) => choices[key]?.includes(value) ?? false,
  to: (search) => toggled(search, key, value),
});
const flag = (label: string, key: AdFlag): Quick => ({
  label,
  key,
  facet: key,
  value: "1",
  isOn: ({ flags }) => flags.includes(key),
  to: (search) => withFlag(search, key, !search.flags.includes(key)),
});
const [, MOST] = QUICK_BUDGET.range;
const isInBudget = ({ bounds }: AdSearch) => bounds.prix_min === undefined && bounds.prix_max === MOST;

/** What most buyers ask for first. */
const QUICK: readonly Quick[] = [
  {
    label: QUICK_BUDGET.label,
    key: "prix_max",
    facet: "prix",
    value: `-${MOST}`,
    isOn: isInBudget,
    to: (search) => withRange(search, "prix", isInBudget(search) ? [null, null] : QUICK_BUDGET.range),
  },
  answer("Automatique", "boite", "automatique"),
  answer("Papiers en règle", "statut_des_papiers", "dedouane_mute"),
  answer("SUV", "carrosserie", "suv"),
  answer("Dakar", "region", "dakar"),
  flag("Vendeur vérifié", "verifie"),
];

/** The keys of the conditions of a search that its chips show already. */
export const quickKeys = (search: AdSearch): readonly string[] =>
  QUICK.flatMap(({ isOn, key }) => (isOn(search) ? key : []));

interface Props {
  search: AdSearch;
  facets: Facets;
  onSearch: (search: AdSearch) => void;
}

/** Links that each add a common condition to the search, or remove it, with how many ads it leaves (rule: market/search-quick). */
export function QuickChips({ search, facets, onSearch }: Props) {
  // A row that scrolls begins with what was chosen when the page came; it does not move under a finger later.
  const [inOrder] = useState(() => [...QUICK].sort((a, b) => Number(b.isOn(search)) - Number(a.isOn(search))));
  const chips = inOrder
    .map(({ facet, value, isOn, to, ...quick }) => ({
      ...quick,
      on: isOn(search),
      to: to(search),
      // Unknown until the edge has counted.
      found: facets[facet] && (facets[facet].find((one) => one.value === value)?.count ?? 0),
    }))
    .filter(({ on, found }) => on || found !== 0);
  if (chips.length === 0) return null;
  return (
    <nav className={`${styles.jumps} ${own.quick}`} aria-label="Filtres rapides">
      <ul>
        {chips.map(({ label, on, to, found }) => (
          <li key={label}>
            <StateLink
              className="chip"
              aria-current={on || undefined}
              href={searchPath(writeAdSearch(to))}
              onState={() => onSearch(to)}
            >
              {found === undefined ? label : `${label}\u00a0(${groupDigits(found)})`}
            </StateLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
