import type { CountedOption } from "./engine/engine";
import {
  BANDS,
  bound,
  type BoundKey,
  choice,
  type ChoiceKey,
  type Filters,
  inBand,
  toggled,
  withBand,
  withBound,
} from "./engine/filters";
import { groupDigits } from "../../shared/figures/price";
import { inBrief } from "../lists/budgets";
import { AmountField } from "../../shared/filters/amount-field";
import * as styles from "../../shared/filters/filter-panel.page.module.css";
import { Fold } from "../../shared/filters/fold";

export interface PanelFacets {
  readonly facets: Readonly<Partial<Record<ChoiceKey, readonly CountedOption[]>>>;
  /** Number of models or versions in each budget band. */
  readonly bands: readonly number[];
}

export interface FilterProps {
  filters: Filters;
  onFilter: (filters: Filters) => void;
}

const THOUSAND = 1_000;
const MILLION = 1_000_000;

export function Budget({
  bands,
  open,
  filters,
  onFilter,
}: FilterProps & Pick<PanelFacets, "bands"> & { open: boolean }) {
  return (
    <Fold
      name="Budget"
      open={open}
      chosen={(["prix_min", "prix_max"] as const).some((key) => filters.bounds[key] !== undefined) ? 1 : 0}
    >
      <div className={styles.bands}>
        {BANDS.map((band, at) => {
          const on = inBand(filters, band);
          return (
            <button
              key={band.label}
              type="button"
              aria-pressed={on}
              className={styles.band}
              onClick={() => onFilter(withBand(filters, on ? { min: null, max: null } : band))}
            >
              {inBrief(band.label)} <span className={styles.count}>{groupDigits(bands[at] ?? 0)}</span>
            </button>
          );
        })}
      </div>
      <div className={styles.prices}>
        <Amount bounded="prix_min" filters={filters} onFilter={onFilter} />
        <Amount bounded="prix_max" filters={filters} onFilter={onFilter} />
      </div>
    </Fold>
  );
}

/** Check boxes for the options of a filter; for models, only those of the selected brands. */
export function Options({
  filter,
  options,
  open,
  filters,
  onFilter,
}: FilterProps & { filter: ChoiceKey; options: readonly CountedOption[]; open: boolean }) {
  const chosen = filters.choices[filter] ?? [];
  const shown =
    filter === "modele"
      ? options.filter(({ value, count }) => chosen.includes(value) || (filters.choices.marque && count > 0))
      : options;
  if (shown.length === 0) return null;
  return (
    <Fold name={choice(filter).name} open={open} chosen={chosen.length}>
      <fieldset>
        <legend className="visually-hidden">{choice(filter).name}</legend>
        {shown.map(({ value, label, count }) => (
          <label key={value} className={styles.option}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() => onFilter(toggled(filters, filter, value))}
            />
            <span>{label}</span> <span className={styles.count}>{groupDigits(count)}</span>
          </label>
        ))}
      </fieldset>
    </Fold>
  );
}

export interface BoundProps extends FilterProps {
  bounded: BoundKey;
}

/** A price in francs or in millions. */
export function Amount({ bounded, filters, onFilter }: BoundProps) {
  return (
    <AmountField
      name={bound(bounded).name}
      value={filters.bounds[bounded]}
      few={bounded === "mensualite_max" ? THOUSAND : MILLION}
      onAmount={(francs) => onFilter(withBound(filters, bounded, francs))}
    />
  );
}
