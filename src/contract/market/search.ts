/** What a search of used-car ads asks for, and how an address says it (rule: market/search-address): the browser and the edge both read it here. */
import { nfc } from "../shared/normal-form";
import { parseAmount } from "../shared/price-text";
import { CAR_FILTERS, type CarFilter } from "./car-fields";
import { SELLER_TYPES } from "./lists";
import type { List } from "./typed-schemas";

/** A filter with answers, several at once: an ad has one of them. */
interface ChoiceFilter {
  readonly name: string;
  /** Null where the answers are not a list of ours: names, places, figures. */
  readonly list: List | null;
  /** What follows an answer that is a figure: « 5 places ». */
  readonly unit?: string;
}
export type AdChoice = CarFilter | "marque" | "modele" | "version" | "region" | "departement" | "ville" | "vendeur";
const { provenance, volant, ...car } = CAR_FILTERS;
/** In the order in which addresses name them. */
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
/** Whether an answer to a filter is a figure. */
export const isFigure = (key: AdChoice) => AD_CHOICES[key].list === null && Object.hasOwn(CAR_FILTERS, key);
export const AD_CHOICE_KEYS = Object.keys(AD_CHOICES) as readonly AdChoice[];

/** Filters that are figures, the least or the most: [least, most] key. */
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

/** Filters that are ticked or not. */
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

/** Since when an ad is online, in hours. */
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

/** What is not asked for has no entry. */
export interface AdSearch {
  /** Words of a brand, a model or a version. */
  readonly q: string;
  readonly choices: Readonly<Partial<Record<AdChoice, readonly string[]>>>;
  readonly bounds: Readonly<Partial<Record<AdBound, number>>>;
  readonly flags: readonly AdFlag[];
  readonly age: AdAge | null;
  readonly sort: AdSort;
  /** The town or district that « Les plus proches » counts from, as `ville` spells it; "" in any other order. */
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
/** What lies further back is found by asking for less. */
export const MAX_PAGES = 100;
const VALUE = /^[a-z0-9_-]{1,60}$/;
/** As its seller typed it, in lower case and joined by hyphens: « 2.0-crdi ». */
const VERSION = /^[^,|\p{C}]{1,80}$/u;
/** What makes sense as a bound, smallest and largest. */
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

function boundIn(params: URLSearchParams, range: AdRange, key: AdBound): number | null {
  const text = (params.get(key) ?? "").trim().slice(0, 30);
  const value =
    range === "prix"
      ? parseAmount(text)
      : /^[\d .\u00a0\u202f]{1,12}$/.test(text)
        ? Number(text.replace(/\D/g, "") || Number.NaN)
        : null;
  const [least, most] = LIMITS[range];
  return value !== null && value >= least && value <= most ? value : null;
}

/** Reads an address: what is no filter, or no value of it, is dropped; bounds in the wrong order are meant the other way round. */
export function readAdSearch(params: URLSearchParams): AdSearch {
  const choices: Partial<Record<AdChoice, readonly string[]>> = {};
  for (const key of AD_CHOICE_KEYS) {
    const values = choiceIn(params, key);
    if (values.length > 0 && (key !== "version" || choices.modele)) choices[key] = values; // a version is one of a model
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

/** @returns `marque=toyota&prix_max=8000000`, in one order whatever the search was made of; empty where nothing is asked for */
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
