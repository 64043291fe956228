import { EQUIPMENT, type Equipment, type IndexedCar } from "../../../contract/guide/indexed-car";
import { BUDGETS } from "../../lists/budgets";
import { isReduced } from "../../../costs/price/current-price";
import { figure } from "../../../shared/figures/figures";
import { compareNames } from "../../../shared/text/names";
import { formatPrice } from "../../../shared/figures/price";
import { slugify } from "../../../shared/text/slug";

/** A value of a filter. */
export interface Option {
  /** As used in addresses. */
  readonly value: string;
  readonly label: string;
}

interface Choice {
  readonly name: string;
  /** Returns the values that apply to a car. */
  readonly of: (car: IndexedCar) => readonly Option[];
  /** Order of the values; values not listed follow by name. */
  readonly order?: readonly string[];
  /** A car must have all selected values, not just one of them. */
  readonly every?: true;
  /** Whether the greatest value comes first. */
  readonly latest?: true;
}

const values = new Map<string, string>();
/** Slugs are cached, because thousands of cars share a few labels. */
function valueOf(label: string): string {
  const value = values.get(label) ?? slugify(label);
  values.set(label, value);
  return value;
}
const option = (label: string, value = valueOf(label)): Option => ({ value, label });
const either = (value: boolean | null, yes: Option, no: Option | null): readonly Option[] =>
  value === null ? [] : value ? [yes] : no ? [no] : [];

const EQUIPMENT_NAMES: Readonly<Record<Equipment, string>> = {
  climatisation: "Climatisation",
  "camera-de-recul": "Caméra de recul",
  regulateur: "Régulateur de vitesse",
  "carplay-android-auto": "Apple CarPlay / Android Auto",
  "6-airbags": "6 airbags",
  esp: "ESP",
  "toit-ouvrant": "Toit ouvrant",
  "sieges-cuir": "Sièges cuir",
  "clim-arriere": "Clim ou aérateurs arrière",
};

const [CITY, MIXED, TRACK] = [
  option("Ville (moins de 160 mm)", "ville"),
  option("Mixte (160 à 189 mm)", "mixte"),
  option("Piste (190 mm et plus)", "piste"),
];
const [MANUAL, AUTOMATIC, TWO_WHEELS, FOUR_WHEELS] = [
  option("Manuelle"),
  option("Automatique"),
  option("4x2"),
  option("4x4"),
];
const [IN_STOCK, ON_ORDER, ON_PROMO, ENDS_SOON] = [
  option("En stock"),
  option("Sur commande"),
  option("En promo uniquement", "oui"),
  option("Se termine bientôt", "bientot"),
];
const MANY_SEATS = 8;
/** Uses the browser’s names of months instead of ours, which saves script: this filter is never rendered at build. */
const MONTH = new Intl.DateTimeFormat("fr", { month: "long", year: "numeric", timeZone: "UTC" });

/** The filters with selectable values, by their keys in addresses (rule: guide/search-filters). */
export const CHOICES = {
  carrosserie: {
    name: "Carrosserie",
    of: ({ model }) => model.bodyTypes.map((name) => option(name)),
    order: ["citadine", "berline-4-portes", "berline-5-portes", "suv", "pick-up", "monospace", "coupe", "utilitaire"],
  },
  energie: {
    name: "Énergie",
    of: ({ energy }) => [option(energy)],
    order: ["essence", "diesel", "hybride-leger", "hybride", "hybride-rechargeable", "electrique"],
  },
  marque: { name: "Marque", of: ({ model: { brand } }) => [option(brand.name, brand.slug)] },
  modele: {
    name: "Modèle",
    of: ({ model }) => [option(`${model.brand.name} ${model.name}`, `${model.id}-${model.slug}`)],
  },
  boite: {
    name: "Boîte",
    of: ({ automatic }) => either(automatic, AUTOMATIC, MANUAL),
    order: ["automatique", "manuelle"],
  },
  transmission: {
    name: "Transmission",
    of: ({ fourWheelDrive }) => either(fourWheelDrive, FOUR_WHEELS, TWO_WHEELS),
    order: ["4x2", "4x4"],
  },
  places: {
    name: "Places",
    of: ({ seats }) =>
      seats === null
        ? []
        : seats >= MANY_SEATS
          ? [option("8 places et plus", "8")]
          : [option(`${seats} places`, String(seats))],
  },
  garde_au_sol: {
    name: "Garde au sol",
    of: ({ groundClearance: height }) => (height === null ? [] : [height < 160 ? CITY : height < 190 ? MIXED : TRACK]),
    order: ["ville", "mixte", "piste"],
  },
  equipement: {
    name: "Équipements de série",
    of: ({ equipment }) => equipment.map((name) => option(EQUIPMENT_NAMES[name], name)),
    order: EQUIPMENT,
    every: true,
  },
  disponibilite: {
    name: "Disponibilité",
    of: ({ inStock }) => either(inStock, IN_STOCK, ON_ORDER),
    order: ["en-stock", "sur-commande"],
  },
  promo: { name: "Promo", of: (car) => either(isReduced(car), ON_PROMO, null) },
  // The following filters are offered by single lists only, not by the search of all cars.
  mois: {
    name: "Mois",
    of: ({ model: { launched } }) =>
      launched === null ? [] : [option(MONTH.format(Date.parse(launched)), launched.slice(0, 7))],
    latest: true,
  },
  type: { name: "Type de promo", of: ({ offer }) => (offer ? [option(offer.kind)] : []) },
  fin: { name: "Fin", of: ({ offer }) => (offer?.endsSoon ? [ENDS_SOON] : []) },
} as const satisfies Readonly<Record<string, Choice>>;
export type ChoiceKey = keyof typeof CHOICES;
export const CHOICE_KEYS = Object.keys(CHOICES) as readonly ChoiceKey[];
export const choice = (key: ChoiceKey): Choice => CHOICES[key];
/** Filters offered by the search of all cars. */
export const COMMON_KEYS = CHOICE_KEYS.filter((key) => !["mois", "type", "fin"].includes(key));

interface Bound {
  readonly name: string;
  /** True for a maximum, false for a minimum. */
  readonly most: boolean;
  /** Useful values to choose from; empty for an amount that is typed. */
  readonly steps: readonly number[];
  /** « 150 ch et plus » */
  readonly label: (value: number) => string;
}

const least = (unit: string) => (value: number) => `${figure(value, unit)} et plus`;
const most = (unit: string) => (value: number) => `${figure(value, unit)} au plus`;

/** Filters by a minimum or maximum figure. */
const BOUNDS = {
  prix_min: { name: "Prix minimum", most: false, steps: [], label: (value) => `Dès ${formatPrice(value)}` },
  prix_max: { name: "Prix maximum", most: true, steps: [], label: (value) => `Jusqu’à ${formatPrice(value)}` },
  mensualite_max: {
    name: "Mensualité maximum",
    most: true,
    steps: [],
    label: (value) => `Jusqu’à ${formatPrice(value)} par mois`,
  },
  puissance_min: { name: "Puissance", most: false, steps: [75, 100, 120, 150, 180, 200, 250, 300], label: least("ch") },
  cv_max: { name: "Puissance fiscale", most: true, steps: [5, 6, 7, 8, 9, 10, 11, 12, 14, 16], label: most("CV") },
  conso_max: { name: "Consommation", most: true, steps: [4, 5, 6, 7, 8, 9, 10, 12], label: most("l/100 km") },
  autonomie_min: { name: "Autonomie électrique", most: false, steps: [50, 200, 300, 400, 500], label: least("km") },
  batterie_min: { name: "Batterie", most: false, steps: [10, 40, 60, 80, 100], label: least("kWh") },
  recharge_min: { name: "Recharge rapide", most: false, steps: [50, 80, 100, 150, 200], label: least("kW") },
  coffre_min: { name: "Coffre", most: false, steps: [200, 300, 400, 500, 600], label: least("l") },
} as const satisfies Readonly<Record<string, Bound>>;
export type BoundKey = keyof typeof BOUNDS;
export const BOUND_KEYS = Object.keys(BOUNDS) as readonly BoundKey[];
export const bound = (key: BoundKey): Bound => BOUNDS[key];
/** Whether a bound is typed as an amount in francs instead of chosen among steps. */
export const isAmount = (key: BoundKey) => bound(key).steps.length === 0;

/** Limits of the loan terms that override the country's usual ones: down payment in percent, length in months. */
export const TERMS = { apport: { least: 0, most: 90 }, duree: { least: 6, most: 120 } } as const;
export type TermKey = keyof typeof TERMS;
export const TERM_KEYS = Object.keys(TERMS) as readonly TermKey[];

/** Filters of a search. A filter that is not set has no entry, never an empty list. */
export interface Filters {
  /** Words that a car's name must contain. */
  readonly q: string;
  readonly choices: Readonly<Partial<Record<ChoiceKey, readonly string[]>>>;
  readonly bounds: Readonly<Partial<Record<BoundKey, number>>>;
  /** Loan terms; they filter nothing by themselves. */
  readonly terms: Readonly<Partial<Record<TermKey, number>>>;
}
export const NO_FILTER: Filters = { q: "", choices: {}, bounds: {}, terms: {} };

export type Options = Readonly<Partial<Record<ChoiceKey, readonly Option[]>>>;

/** The values of a filter that occur among cars, in order. */
export function optionsOf(cars: readonly IndexedCar[], key: ChoiceKey): readonly Option[] {
  const { of, order = [], latest } = choice(key);
  const found = new Map(cars.flatMap(of).map((value) => [value.value, value]));
  const place = ({ value }: Option) => (order.includes(value) ? order.indexOf(value) : order.length);
  if (latest) return [...found.values()].sort((a, b) => (a.value < b.value ? 1 : -1));
  return [...found.values()].sort(
    (a, b) => place(a) - place(b) || compareNames(a.label, b.label) || (a.value < b.value ? -1 : 1),
  );
}

/** Replaces the values of a filter; an empty list removes the filter. */
export function withChoice(filters: Filters, key: ChoiceKey, values: readonly string[]): Filters {
  const { [key]: _, ...others } = filters.choices;
  return { ...filters, choices: values.length > 0 ? { ...others, [key]: values } : others };
}

export function withBound(filters: Filters, key: BoundKey, value: number | null): Filters {
  const { [key]: _, ...others } = filters.bounds;
  return { ...filters, bounds: value === null ? others : { ...others, [key]: value } };
}

export function withTerm(filters: Filters, key: TermKey, value: number | null): Filters {
  const { [key]: _, ...others } = filters.terms;
  return { ...filters, terms: value === null ? others : { ...others, [key]: value } };
}

/** Adds a value to a filter or removes it. */
export function toggled(filters: Filters, key: ChoiceKey, value: string): Filters {
  const chosen = filters.choices[key] ?? [];
  return withChoice(
    filters,
    key,
    chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
  );
}

/** Bounds of a budget band: from the end of the previous band up to one franc below its own end. */
export interface Band {
  readonly min: number | null;
  readonly max: number | null;
}
export const BANDS: readonly (Band & { readonly label: string })[] = BUDGETS.map(({ label, under }, at) => ({
  label,
  min: BUDGETS[at - 1]?.under ?? null,
  max: under === Infinity ? null : under - 1,
}));

export const inBand = ({ bounds }: Filters, { min, max }: Band) =>
  (bounds.prix_min ?? null) === min && (bounds.prix_max ?? null) === max;
export const withBand = (filters: Filters, { min, max }: Band): Filters =>
  withBound(withBound(filters, "prix_min", min), "prix_max", max);
