import { useContext } from "react";
import {
  AD_AGES,
  type AdAge,
  type AdBound,
  AD_CHOICES,
  type AdChoice,
  AD_FLAGS,
  type AdFlag,
  AD_RANGES,
  type AdRange,
  type AdSearch,
  writeAdSearch,
} from "../../contract/market/search";
import { AGE_NAMES } from "./active";
import { toggled, withAge, withBound, withFlag, withRange } from "./changes";
import { type Facets, type Option, optionsOf } from "./filter-options";
import { AD_BANDS } from "./prices";
import { searchPath } from "./search-path";
import { carYears } from "./years";
import { VERIFIED } from "../words/verified";
import { ServedAt } from "../../shared/served/served-at";
import { StateLink } from "../../shared/address/state-link";
import { figure } from "../../shared/figures/figures";
import { groupDigits } from "../../shared/figures/price";
import { AmountField } from "../../shared/filters/amount-field";
import * as styles from "../../shared/filters/filter-panel.page.module.css";
import { Fold } from "../../shared/filters/fold";
import { Select } from "../../shared/filters/select-field";
import * as own from "./ad-search.page.module.css";

export interface AdFilterProps {
  search: AdSearch;
  facets: Facets;
  onSearch: (search: AdSearch) => void;
}

const MILLION = 1_000_000;
/** A longer list is folded to its first answers and the chosen ones, so that it fits a phone's screen. */
const FOLD_ABOVE = 9;
const SHOWN_WHEN_FOLDED = 4;
const KILOMETRES = [
  10_000, 20_000, 30_000, 50_000, 75_000, 100_000, 125_000, 150_000, 200_000, 250_000, 300_000,
] as const;
const FISCAL_POWERS = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 25] as const;
/** Flags of the car or the seller come first, then flags of the ad. */
const PLUS: readonly AdFlag[] = [
  "premiere_main",
  "carnet",
  "visite_valide",
  "climatisation",
  "reprise",
  "credit",
  "negociable",
];
const ABOUT_AD: readonly AdFlag[] = ["photos", "baisse", "affaire"];
const AGES = Object.keys(AD_AGES) as readonly AdAge[];

/** All filters of a search; each answer shows how many ads it would give (rule: market/search-filters). */
export function AdFilters(filter: AdFilterProps) {
  const { search, facets } = filter;
  const { region = [] } = search.choices;
  const served = useContext(ServedAt); // A visitor's clock may be a year off, and the first render must equal the served page.
  return (
    <div className={styles.panel}>
      <Price {...filter} />
      <Choice name="statut_des_papiers" {...filter} />
      <Range range="annee" name="Année" values={carYears(served ?? Date.now())} label={String} {...filter} />
      <Range range="km" name="Kilométrage" values={KILOMETRES} label={(value) => figure(value, "km")} {...filter} />
      {facets.marque ? <Choice name="marque" open {...filter} /> : <Waiting chosen={search.choices.marque ?? []} />}
      {(search.choices.marque ?? search.choices.modele) && <Choice name="modele" open {...filter} />}
      {search.choices.modele && <Choice name="version" {...filter} />}
      <Choice name="etat_du_vehicule" open {...filter} />
      <Choice name="energie" {...filter} />
      <Choice name="boite" {...filter} />
      <Choice name="carrosserie" {...filter} />
      <Choice name="region" {...filter} />
      {(region.length > 0 || search.choices.departement) && <Choice name="departement" {...filter} />}
      {(region.length > 0 || search.choices.ville) && <Choice name="ville" {...filter} />}
      <Choice name="vendeur" flags={["verifie"]} {...filter} />
      <Choice name="transmission" {...filter} />
      <Range
        range="cv"
        name="Puissance fiscale"
        values={FISCAL_POWERS}
        label={(value) => figure(value, "CV")}
        {...filter}
      />
      <Choice name="places" {...filter} />
      <Choice name="portes" {...filter} />
      <Choice name="couleur" {...filter} />
      <Choice name="provenance" {...filter} />
      <Choice name="volant" {...filter} />
      <Fold name="Plus" chosen={count(search, PLUS)}>
        <Flags flags={PLUS} {...filter} />
      </Fold>
      <Fold name="Annonce" chosen={count(search, ABOUT_AD) + (search.age ? 1 : 0)}>
        <Flags flags={ABOUT_AD} {...filter} />
        <Age {...filter} />
      </Fold>
    </div>
  );
}

/** The placeholder of the brands until the edge has answered. */
const Waiting = ({ chosen }: { chosen: readonly string[] }) => (
  <Fold name={AD_CHOICES.marque.name} open chosen={chosen.length}>
    <div className={own.brands} />
  </Fold>
);

const count = (search: AdSearch, flags: readonly AdFlag[]) =>
  flags.filter((flag) => search.flags.includes(flag)).length;

function Choice({
  name: key,
  open = false,
  flags = [],
  ...filter
}: AdFilterProps & { name: AdChoice; open?: boolean; flags?: readonly AdFlag[] }) {
  const { search, facets, onSearch } = filter;
  const options = optionsOf(key, search, facets);
  const chosen = search.choices[key] ?? [];
  if (options.length === 0) return null;
  const isFirst = (option: Option, at: number) =>
    options.length <= FOLD_ABOVE || at < SHOWN_WHEN_FOLDED || chosen.includes(option.value);
  const [first, rest] = [options.filter(isFirst), options.filter((option, at) => !isFirst(option, at))];
  const box = (option: Option) => (
    <Box
      key={option.value}
      field={key}
      on={chosen.includes(option.value)}
      onChange={() => onSearch(toggled(search, key, option.value))}
      {...option}
    />
  );
  return (
    <Fold name={AD_CHOICES[key].name} open={open} chosen={chosen.length + count(search, flags)}>
      <fieldset>
        <legend className="visually-hidden">{AD_CHOICES[key].name}</legend>
        {first.map(box)}
        {rest.length > 0 && (
          <details className={own.rest}>
            <summary>{`Les ${rest.length} autres`}</summary>
            {rest.map(box)}
          </details>
        )}
      </fieldset>
      {flags.length > 0 && <Flags flags={flags} {...filter} />}
      {flags.includes("verifie") && <p className={styles.note}>{VERIFIED}</p>}
    </Fold>
  );
}

/** @param field name under which the form sends the value */
function Box({
  field,
  value,
  label,
  count: found,
  on,
  onChange,
}: Option & { field: string; on: boolean; onChange: () => void }) {
  return (
    <label className={styles.option}>
      <input type="checkbox" name={field} value={value} checked={on} onChange={onChange} />
      <span>{label}</span> {found !== null && <span className={styles.count}>{groupDigits(found)}</span>}
    </label>
  );
}

const flagCount = (facets: Facets, flag: AdFlag) => facets[flag]?.find(({ value }) => value === "1")?.count ?? null;

const Flags = ({ flags, search, facets, onSearch }: AdFilterProps & { flags: readonly AdFlag[] }) =>
  flags.map((flag) => {
    const on = search.flags.includes(flag);
    return (
      <Box
        key={flag}
        field={flag}
        value="1"
        label={AD_FLAGS[flag]}
        count={flagCount(facets, flag)}
        on={on}
        onChange={() => onSearch(withFlag(search, flag, !on))}
      />
    );
  });

function Age({ search, onSearch }: AdFilterProps) {
  return (
    <Select
      name="Publiée"
      field="depuis"
      value={search.age ?? undefined}
      values={AGES}
      any="Peu importe"
      label={(age) => AGE_NAMES[age]}
      onSelect={(age) => onSearch(withAge(search, age))}
    />
  );
}

const isAsked = (search: AdSearch, range: AdRange) =>
  AD_RANGES[range].some((key) => search.bounds[key] !== undefined) ? 1 : 0;

/** Whether a band is asked for, alone or with others: « Jusqu’à 5 M » above the results is the first two. */
const isWithin = ([from, to]: (typeof AD_BANDS)[number]["range"], least: number | null, most: number | null): boolean =>
  (least !== null || most !== null) && (from ?? 0) >= (least ?? 0) && (to ?? Infinity) <= (most ?? Infinity);

function Price({ search, onSearch }: AdFilterProps) {
  const { prix_min: least = null, prix_max: most = null } = search.bounds;
  const amount = (key: AdBound, name: string) => (
    <AmountField
      name={name}
      field={key}
      value={search.bounds[key]}
      few={MILLION}
      onAmount={(francs) => onSearch(withBound(search, key, francs))}
    />
  );
  return (
    <Fold name="Prix" open chosen={isAsked(search, "prix")}>
      <div className={own.bands}>
        {AD_BANDS.map(({ label, range }) => {
          const isAll = range[0] === least && range[1] === most;
          const to = withRange(search, "prix", isAll ? [null, null] : range);
          return (
            <StateLink
              key={label}
              aria-current={isWithin(range, least, most) || undefined}
              className={styles.band}
              href={searchPath(writeAdSearch(to))}
              onState={() => onSearch(to)}
            >
              {label}
            </StateLink>
          );
        })}
      </div>
      <div className={styles.prices}>
        {amount("prix_min", "Prix minimum")}
        {amount("prix_max", "Prix maximum")}
      </div>
    </Fold>
  );
}

function Range({
  range,
  name,
  values,
  label,
  search,
  onSearch,
}: AdFilterProps & { range: AdRange; name: string; values: readonly number[]; label: (value: number) => string }) {
  const field = (key: AdBound, end: string) => (
    <Select
      name={`${name} ${end}`}
      field={key}
      value={search.bounds[key]}
      values={values}
      label={label}
      any="Peu importe"
      onSelect={(value) => onSearch(withBound(search, key, value))}
    />
  );
  return (
    <Fold name={name} chosen={isAsked(search, range)}>
      <div className={styles.prices}>
        {field(AD_RANGES[range][0], "minimum")}
        {field(AD_RANGES[range][1], "maximum")}
      </div>
    </Fold>
  );
}
