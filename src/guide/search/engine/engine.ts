import type { IndexedCar, IndexedModel } from "../../../contract/guide/indexed-car";
import { type Credit, monthlyOf } from "../../../costs/rules/loan";
import { currentPrice } from "../../../costs/price/current-price";
import { ascending } from "../../../shared/sort/orders";
import { type Active, activeOf } from "./active";
import {
  BANDS,
  BOUND_KEYS,
  bound,
  type BoundKey,
  choice,
  CHOICE_KEYS,
  type ChoiceKey,
  type Filters,
  type Option,
  type Options,
  optionsOf,
} from "./filters";
import { holds, nameOf, type Name, wordsOf } from "./names";
import type { Sort } from "./sorts";

/** What a list shows one by one, and so what its filters count. */
type Listed = "models" | "versions";

/** An option with the number of models or versions found if it were alone in its filter (for equipment: if it were added), with all other filters unchanged. */
export interface CountedOption extends Option {
  readonly count: number;
}
export type Facets = Readonly<Record<ChoiceKey, readonly CountedOption[]>>;

export interface Found {
  /** Sorted. */
  readonly cars: readonly IndexedCar[];
  readonly facets: Facets;
  /** Number of models or versions in each budget band, with all other filters unchanged. */
  readonly bands: readonly number[];
}

/** A model with its matching versions (rule: guide/search-by-model). */
export interface FoundModel {
  readonly model: IndexedModel;
  /** In the sort order of the search. */
  readonly cars: readonly [IndexedCar, ...IndexedCar[]];
  /** Version by whose figure the model is sorted; its card shows that figure. */
  readonly lead: IndexedCar;
  /** The cheapest matching version; `from` is its price. */
  readonly cheapest: IndexedCar;
  readonly from: number | null;
}

interface Row {
  readonly car: IndexedCar;
  readonly name: Name;
  readonly paid: number | null;
  /** Positions of the car's values among the options of each filter. */
  readonly places: Readonly<Record<ChoiceKey, readonly number[]>>;
}

/** The cars in a form prepared once for searching. */
export interface Engine {
  readonly rows: readonly Row[];
  readonly options: Readonly<Record<ChoiceKey, readonly Option[]>>;
}

const forEachKey = <Value>(of: (key: ChoiceKey) => Value) =>
  Object.fromEntries(CHOICE_KEYS.map((key) => [key, of(key)])) as Readonly<Record<ChoiceKey, Value>>;

/** Versions of a model stand together, so that a count of models sees each model once. */
const byModelId = ascending<IndexedCar>(({ model }) => model.id);

export function engineOf(cars: readonly IndexedCar[]): Engine {
  const options = forEachKey((key) => optionsOf(cars, key));
  const places = forEachKey((key) => new Map(options[key].map(({ value }, place) => [value, place])));
  const rows = [...cars].sort(byModelId).map((car) => ({
    car,
    name: nameOf(`${car.model.brand.name} ${car.model.name} ${car.name}`),
    paid: currentPrice(car),
    places: forEachKey((key) =>
      choice(key)
        .of(car)
        .flatMap(({ value }) => places[key].get(value) ?? []),
    ),
  }));
  return { rows, options };
}

const FIGURES: Readonly<Record<BoundKey, (row: Row, credit: Credit | null) => number | null>> = {
  prix_min: ({ paid }) => paid,
  prix_max: ({ paid }) => paid,
  mensualite_max: ({ paid }, credit) => (paid === null || credit === null ? null : monthlyOf(paid, credit)),
  puissance_min: ({ car }) => car.power,
  cv_max: ({ car }) => car.fiscalPower,
  conso_max: ({ car }) => car.litres,
  autonomie_min: ({ car }) => car.range,
  batterie_min: ({ car }) => car.battery,
  recharge_min: ({ car }) => car.fastCharge,
  coffre_min: ({ car }) => car.boot,
};
const OTHER_BOUNDS = BOUND_KEYS.filter((key) => !key.startsWith("prix_"));

/** The loan terms in the filters, completed by the usual ones. */
export const askedCredit = (usual: Credit, { terms }: Filters): Credit => ({
  ...usual,
  downPayment: terms.apport ?? usual.downPayment,
  months: terms.duree ?? usual.months,
});

/** A car whose value is unknown does not match. */
const within = (value: number | null, key: BoundKey, limit: number | undefined) =>
  limit === undefined || (value !== null && (bound(key).most ? value <= limit : value >= limit));

/** The filters in use, as flags at the positions of their selected options; a value that no car has matches nothing. */
function marksOf(
  { options }: Engine,
  filters: Filters,
): readonly { readonly key: ChoiceKey; readonly marks: Uint8Array; readonly needed: number }[] {
  return CHOICE_KEYS.flatMap((key) => {
    const chosen = filters.choices[key];
    if (!chosen) return [];
    const marks = new Uint8Array(options[key].length);
    for (const [place, { value }] of options[key].entries()) if (chosen.includes(value)) marks[place] = 1;
    return [{ key, marks, needed: choice(key).every ? chosen.length : 1 }];
  });
}

/** Numbers at places, each model once if models are counted. */
function counterOf(places: number, listed: Listed) {
  const counts = new Uint32Array(places);
  const last: IndexedModel[] = [];
  const add = (place: number, { model }: IndexedCar) => {
    if (listed === "models" && last[place] === model) return;
    last[place] = model;
    counts[place] = (counts[place] ?? 0) + 1;
  };
  return { counts, add };
}

/**
 * Finds the matching cars and counts the cars of every option (rule: guide/search-filters, guide/search-counts). One pass suffices: a car counts for an
 * option when no filter other than that option's own excludes it. A car excluded by the equipment filter counts for no option, because equipment options
 * are combined.
 * @param usual usual loan terms; without them no car matches a filter by monthly payment
 * @param listed what is counted
 */
export function search(
  engine: Engine,
  filters: Filters,
  sort: Pick<Sort, "compare">,
  usual: Credit | null = null,
  listed: Listed = "versions",
): Found {
  const credit = usual && askedCredit(usual, filters);
  const limits = OTHER_BOUNDS.filter((key) => filters.bounds[key] !== undefined);
  const words = wordsOf(filters.q);
  const asked = marksOf(engine, filters);
  const counters = forEachKey((key) => counterOf(engine.options[key].length, listed));
  const bands = counterOf(BANDS.length, listed);
  const cars: IndexedCar[] = [];
  const { prix_min: low, prix_max: high } = filters.bounds;

  for (const row of engine.rows) {
    if (filters.q !== "" && !holds(row.name, words)) continue;
    if (!limits.every((key) => within(FIGURES[key](row, credit), key, filters.bounds[key]))) continue;
    /** Number of filters that exclude the car; with more than one it counts for no option. */
    let away = 0;
    let keeper: ChoiceKey | "prix" | null = null;
    if (!within(row.paid, "prix_min", low) || !within(row.paid, "prix_max", high)) {
      away = 1;
      keeper = "prix";
    }
    for (const { key, marks, needed } of asked) {
      let has = 0;
      for (const place of row.places[key]) has += marks[place] ?? 0;
      if (has >= needed) continue;
      away += 1;
      keeper = key;
      if (away > 1) break;
    }
    if (away > 1) continue;
    if (away === 0) cars.push(row.car);
    for (const key of away === 0
      ? CHOICE_KEYS
      : keeper === null || keeper === "prix" || choice(keeper).every
        ? []
        : [keeper])
      for (const place of row.places[key]) counters[key].add(place, row.car);
    if ((away === 0 || keeper === "prix") && row.paid !== null) {
      const price = row.paid;
      bands.add(
        BANDS.findIndex(({ max }) => max === null || price <= max),
        row.car,
      );
    }
  }
  cars.sort((a, b) => sort.compare(a, b) || a.model.id - b.model.id || a.id - b.id);
  return {
    cars,
    bands: [...bands.counts],
    facets: forEachKey((key) =>
      engine.options[key].map((option, place) => ({ ...option, count: counters[key].counts[place] ?? 0 })),
    ),
  };
}

/** Groups cars by model. @param cars sorted @returns models sorted by the figure that their cards show: the lowest price, or that of their first version */
export function byModel(cars: readonly IndexedCar[], sort: Sort): readonly FoundModel[] {
  const groups = new Map<IndexedModel, [IndexedCar, ...IndexedCar[]]>();
  for (const car of cars) {
    const group = groups.get(car.model);
    if (group) group.push(car);
    else groups.set(car.model, [car]);
  }
  const models = [...groups].map(([model, found]) => {
    const cheapest = found.reduce((low, car) => (byPrice(car, low) < 0 ? car : low));
    return { model, cars: found, lead: sort.shown ? found[0] : cheapest, cheapest, from: currentPrice(cheapest) };
  });
  return models.sort((a, b) => sort.compare(a.lead, b.lead) || a.model.id - b.model.id);
}
const cheaper = ascending<IndexedCar>(currentPrice);
const byPrice = (a: IndexedCar, b: IndexedCar) => cheaper(a, b) || a.id - b.id;

export interface Dropped extends Active {
  readonly count: number;
}

/** Number of models or versions found without each of the filters, the most first; filters whose removal gives no results are left out. */
export function dropOne(
  engine: Engine,
  filters: Filters,
  sort: Pick<Sort, "compare">,
  usual: Credit | null = null,
  listed: Listed = "versions",
): readonly Dropped[] {
  const countOf = ({ cars }: Found) =>
    listed === "versions" ? cars.length : new Set(cars.map(({ model }) => model)).size;
  return activeOf(filters, engine.options satisfies Options)
    .map((active) => ({ ...active, count: countOf(search(engine, active.without, sort, usual)) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
