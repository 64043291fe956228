import { useId } from "react";
import { parseAmount } from "../../contract/price-text";
import type { CountedOption } from "../../lib/car-search/engine";
import { BANDS, BOUND_KEYS, bound, type BoundKey, choice, CHOICE_KEYS, type ChoiceKey, type Filters, inBand, toggled, withBand, withBound } from "../../lib/car-search/filters";
import { groupDigits } from "../../lib/price";
import * as styles from "./filter-panel.page.module.css";

export interface PanelFacets {
  readonly facets: Readonly<Partial<Record<ChoiceKey, readonly CountedOption[]>>>;
  /** Cars of each budget band. */
  readonly bands: readonly number[];
}

interface Props extends PanelFacets {
  filters: Filters;
  onFilter: (filters: Filters) => void;
}

/** Open from the start: what most visitors ask first. */
const FIRST: readonly ChoiceKey[] = ["carrosserie", "energie"];
const FIGURES = BOUND_KEYS.filter((key) => !key.startsWith("prix_"));
const MILLION = 1_000_000;
/** « 15 » is fifteen millions: no car costs that many francs. */
const FEW = 1_000;

/** Every filter of MARKET § 2.5, each answer with how many cars it would give. */
export function FilterPanel({ filters, facets, bands, onFilter }: Props) {
  return (
    <div className={styles.panel}>
      <Fold name="Budget" open chosen={(["prix_min", "prix_max"] as const).some((key) => filters.bounds[key] !== undefined) ? 1 : 0}>
        <div className={styles.bands}>
          {BANDS.map((band, at) => {
            const on = inBand(filters, band);
            return (
              <button key={band.label} type="button" aria-pressed={on} className={styles.band} onClick={() => onFilter(withBand(filters, on ? { min: null, max: null } : band))}>
                {band.label} <span className={styles.count}>{groupDigits(bands[at] ?? 0)}</span>
              </button>
            );
          })}
        </div>
        <div className={styles.prices}>
          <Price bounded="prix_min" filters={filters} onFilter={onFilter} />
          <Price bounded="prix_max" filters={filters} onFilter={onFilter} />
        </div>
      </Fold>
      {CHOICE_KEYS.map((key) => (
        <Options key={key} filter={key} options={facets[key] ?? []} filters={filters} onFilter={onFilter} />
      ))}
      <Fold name="Moteur, autonomie, coffre" chosen={FIGURES.filter((key) => filters.bounds[key] !== undefined).length}>
        {FIGURES.map((key) => (
          <Figure key={key} bounded={key} filters={filters} onFilter={onFilter} />
        ))}
      </Fold>
    </div>
  );
}

function Fold({ name, open = false, chosen, children }: { name: string; open?: boolean; chosen: number; children: React.ReactNode }) {
  return (
    <details className={styles.fold} open={open || chosen > 0}>
      <summary>
        {name}
        {chosen > 0 && <span className={styles.chosen}>{` (${chosen})`}</span>}
      </summary>
      {children}
    </details>
  );
}

/** Of models, those of the brands that are chosen. */
function Options({ filter, options, filters, onFilter }: { filter: ChoiceKey; options: readonly CountedOption[]; filters: Filters; onFilter: Props["onFilter"] }) {
  const chosen = filters.choices[filter] ?? [];
  const shown = filter === "modele" ? options.filter(({ value, count }) => chosen.includes(value) || (filters.choices.marque && count > 0)) : options;
  if (shown.length === 0) return null;
  return (
    <Fold name={choice(filter).name} open={FIRST.includes(filter) || filter === "modele"} chosen={chosen.length}>
      <fieldset>
        <legend className="visually-hidden">{choice(filter).name}</legend>
        {shown.map(({ value, label, count }) => (
          <label key={value} className={styles.option}>
            <input type="checkbox" checked={chosen.includes(value)} onChange={() => onFilter(toggled(filters, filter, value))} />
            <span>{label}</span> <span className={styles.count}>{groupDigits(count)}</span>
          </label>
        ))}
      </fieldset>
    </Fold>
  );
}

interface BoundProps {
  bounded: BoundKey;
  filters: Filters;
  onFilter: Props["onFilter"];
}

/** An amount, typed in francs or in millions; read when the field is left or Enter is pressed. */
function Price({ bounded, filters, onFilter }: BoundProps) {
  const id = useId();
  const value = filters.bounds[bounded];
  const shown = value === undefined ? "" : groupDigits(value);
  const read = (field: HTMLInputElement) => {
    if (field.value.trim() === shown) return;
    const amount = parseAmount(field.value);
    const francs = amount !== null && amount < FEW ? amount * MILLION : amount;
    field.value = francs === null ? "" : groupDigits(francs);
    onFilter(withBound(filters, bounded, francs));
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{bound(bounded).name}</label>
      <input
        key={shown}
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        placeholder="FCA"
        defaultValue={shown}
        onBlur={({ target }) => read(target)}
        onKeyDown={({ key, currentTarget }) => key === "Enter" && read(currentTarget)}
      />
    </div>
  );
}

function Figure({ bounded, filters, onFilter }: BoundProps) {
  const id = useId();
  const { name, steps, label } = bound(bounded);
  const value = filters.bounds[bounded];
  const values = value === undefined || steps.includes(value) ? steps : [...steps, value].sort((a, b) => a - b);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{name}</label>
      <select id={id} value={value ?? ""} onChange={({ target }) => onFilter(withBound(filters, bounded, Number(target.value) || null))}>
        <option value="">Peu importe</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {label(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
