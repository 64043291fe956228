/** Search of used-car ads and its form in addresses (rule: market/search-address), shared by the browser and the Worker. */
import { nfc } from "../shared/normal-form";
import { parseAmount } from "../shared/price-text";
import { CAR_FILTERS, type CarFilter } from "./car-fields";
import { SELLER_TYPES } from "./lists";
import type { List } from "./typed-schemas";

/** A filter with several selectable values, of which an ad matches one. */
interface ChoiceFilter {
  readonly name: string;
  /** Null where the values are not one of our lists: names, places, figures. */
  readonly list: List | null;
  /** Unit shown after a value that is a figure: « 5 places ». */
  readonly unit?: string;
}
export type AdChoice = CarFilter | "marque" | "modele" | "version" | "region" | "departement" | "ville" | "vendeur";
const { provenance, volant, ...car } = CAR_FILTERS;
/** The order is that of the filters in addresses. */
export const AD_CHOICES: Readonly<Record<AdChoice, ChoiceFilter>> = {
  marque: { name: "Marque", list: null },
  modele: { name: "Modèle", list: null },
  version: { name: "Version", list: null },
  ...car,
  region: { name: "Région", list: null },
  departement: { name: "Département", list: null },
  ville: { name: "Ville ou quartier", list: null },
  vendeur: { name: "Vendeur", list: SELLER_TYPES },
  provenance,
  volant,
};
/** Whether the values of a filter are figures. */
export const isFigure = (key: AdChoice) => AD_CHOICES[key].list === null && Object.hasOwn(CAR_FILTERS, key);
export const AD_CHOICE_KEYS = Object.keys(AD_CHOICES) as readonly AdChoice[];

/** Filters by a range of figures: keys of the lower and the upper bound. */
export const AD_RANGES = {
  prix: ["prix_min", "prix_max"],
  annee: ["annee_min", "annee_max"],
  km: ["km_min", "km_max"],
  cv: ["cv_min", "cv_max"],
} as const;
export type AdRange = keyof typeof AD_RANGES;
export type AdBound = (typeof AD_RANGES)[AdRange][number];
export const AD_RANGE_KEYS = Object.keys(AD_RANGES) as readonly AdRange[];
export const AD_BOUND_KEYS: readonly AdBound[] = AD_RANGE_KEYS.flatMap((key) => AD_RANGES[key]);

/** Filters with a check box. */
export const AD_FLAGS = {
  verifie: "Vendeur vérifié",
  negociable: "Négociable",
  premiere_main: "Première main",
  carnet: "Carnet d’entretien",
  visite_valide: "Visite technique valide",
  climatisation: "Climatisation",
  reprise: "Reprise possible",
  credit: "Crédit possible",
  photos: "Avec photos",
  baisse: "Baisse de prix",
  affaire: "Bonne affaire",
} as const;
export type AdFlag = keyof typeof AD_FLAGS;
export const AD_FLAG_KEYS = Object.keys(AD_FLAGS) as readonly AdFlag[];

/** Maximum age of an ad, in hours. */
export const AD_AGES = { "24h": 24, "7j": 168, "30j": 720 } as const;
export type AdAge = keyof typeof AD_AGES;

export const AD_SORTS = {
  recent: "Plus récentes",
  prix_asc: "Prix croissant",
  prix_desc: "Prix décroissant",
  km_asc: "Kilométrage",
  annee_desc: "Année",
  bonne_affaire: "Meilleures affaires",
  proche: "Les plus proches",
} as const;
export type AdSort = keyof typeof AD_SORTS;

/** Filters that are not set have no entry. */
export interface AdSearch {
  /** Typed text: words of a brand, a model or a version. */
  readonly q: string;
  readonly choices: Readonly<Partial<Record<AdChoice, readonly string[]>>>;
  readonly bounds: Readonly<Partial<Record<AdBound, number>>>;
  readonly flags: readonly AdFlag[];
  readonly age: AdAge | null;
  readonly sort: AdSort;
  /** The town or district from which « Les plus proches » measures distance, spelled as in `ville`; "" in any other order. */
  readonly near: string;
  /** From 1. */
  readonly page: number;
}
export const ALL_ADS: AdSearch = {
  q: "",
  choices: {},
  bounds: {},
  flags: [],
  age: null,
  sort: "recent",
  near: "",
  page: 1,
};

export const ADS_PER_PAGE = 24;
const MAX_WORDS_LENGTH = 60;
const MAX_VALUES = 20;
/** Ads on later pages are reached by narrowing the search. */
export const MAX_PAGES = 100;
const VALUE = /^[a-z0-9_-]{1,60}$/;
/** A version as its seller typed it, in lower case and joined by hyphens: « 2.0-crdi ». */
const VERSION = /^[^,|\p{C}]{1,80}$/u;
/** Smallest and largest sensible bound of each range. */
const LIMITS: Readonly<Record<AdRange, readonly [number, number]>> = {
  prix: [1, 1_000_000_000],
  annee: [1950, 2100],
  km: [0, 2_000_000],
  cv: [1, 60],
};

const isKey = <List extends object>(list: List, key: string): key is keyof List & string => Object.hasOwn(list, key);

function choiceIn(params: URLSearchParams, key: AdChoice): readonly string[] {
  const { list } = AD_CHOICES[key];
  const known = key === "version" ? VERSION : VALUE;
  const values = params
    .getAll(key)
    .flatMap((text) => text.split(","))
    .filter((value) => known.test(value) && (list === null || isKey(list, value)));
  return [...new Set(values)].sort().slice(0, MAX_VALUES);
}

const MILLION = 1_000_000;
/** Prices below this are read as millions: « 8 » means 8,000,000, because no car costs eight francs. */
const MILLIONS_BELOW = 1_000;
function priceIn(text: string): number | null {
  const price = parseAmount(text);
  return price !== null && price < MILLIONS_BELOW ? price * MILLION : price;
}

function boundIn(params: URLSearchParams, range: AdRange, key: AdBound): number | null {
  const text = (params.get(key) ?? "").trim().slice(0, 30);
  const value =
    range === "prix"
      ? priceIn(text)
      : /^[\d .\u00a0\u202f]{1,12}$/.test(text)
        ? Number(text.replace(/\D/g, "") || Number.NaN)
        : null;
  const [least, most] = LIMITS[range];
  return value !== null && value >= least && value <= most ? value : null;
}

/** Reads an address: unknown filters and invalid values are ignored, and bounds in the wrong order are swapped. */
export function readAdSearch(params: URLSearchParams): AdSearch {
  const choices: Partial<Record<AdChoice, readonly string[]>> = {};
  for (const key of AD_CHOICE_KEYS) {
    const values = choiceIn(params, key);
    if (values.length > 0 && (key !== "version" || choices.modele)) choices[key] = values; // A version only makes sense together with its model.
  }
  const bounds: Partial<Record<AdBound, number>> = {};
  for (const range of AD_RANGE_KEYS) {
    const [low, high] = AD_RANGES[range];
    const [a, b] = [boundIn(params, range, low), boundIn(params, range, high)];
    const [from, to] = a !== null && b !== null && a > b ? [b, a] : [a, b];
    if (from !== null) bounds[low] = from;
    if (to !== null) bounds[high] = to;
  }
  const [sort, place, age, page] = [
    params.get("tri") ?? "",
    params.get("pres_de") ?? "",
    params.get("depuis") ?? "",
    params.get("page") ?? "",
  ];
  const near = sort === "proche" && VALUE.test(place) ? place : "";
  return {
    q: nfc(params.get("q") ?? "")
      .replace(/[\s\p{C}]+/gu, " ")
      .trim()
      .slice(0, MAX_WORDS_LENGTH)
      .trim(),
    choices,
    bounds,
    flags: AD_FLAG_KEYS.filter((key) => params.get(key) === "1"),
    age: isKey(AD_AGES, age) ? age : null,
    sort: isKey(AD_SORTS, sort) && (sort !== "proche" || near) ? sort : "recent",
    near,
    page: /^\d{1,4}$/.test(page) ? Math.min(Math.max(Number(page), 1), MAX_PAGES) : 1,
  };
}

/** @returns the canonical query string, `marque=toyota&prix_max=8000000`; the same for equal searches, empty where no filter is set */
export function writeAdSearch({ q, choices, bounds, flags, age, sort, near, page }: AdSearch): string {
  const entries: [string, string][] = q ? [["q", q]] : [];
  for (const key of AD_CHOICE_KEYS) if (choices[key]) entries.push([key, choices[key].join()]);
  for (const key of AD_BOUND_KEYS) if (bounds[key] !== undefined) entries.push([key, String(bounds[key])]);
  for (const key of AD_FLAG_KEYS) if (flags.includes(key)) entries.push([key, "1"]);
  if (age) entries.push(["depuis", age]);
  if (sort !== "recent") entries.push(["tri", sort]);
  if (sort === "proche") entries.push(["pres_de", near]);
  if (page > 1) entries.push(["page", String(page)]);
  return new URLSearchParams(entries).toString().replaceAll("%2C", ",");
}
