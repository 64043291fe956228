import type { AdFacet } from "../../contract/market/ad";
import { labelIn } from "../../contract/market/lists";
import {
  AD_BOUND_KEYS,
  AD_CHOICE_KEYS,
  AD_CHOICES,
  AD_FLAG_KEYS,
  AD_FLAGS,
  isFigure,
  type AdAge,
  type AdBound,
  type AdChoice,
  type AdSearch,
} from "../../contract/market/search";
import { REGION_KEYS } from "../../places";
import { capitalised } from "../../shared/text/capital";
import { figure } from "../../shared/figures/figures";
import { formatPrice, groupDigits } from "../../shared/figures/price";
import { departmentsOf, regions, toggled, townsOf, withAge, withBound, withFlag, withWords } from "./changes";

/** One active filter: the label of its chip, and the search without it. */
export interface ActiveAdFilter {
  readonly key: string;
  readonly label: string;
  readonly without: AdSearch;
}
export type AdFacets = Readonly<Record<string, readonly AdFacet[]>>;

export const AGE_NAMES: Readonly<Record<AdAge, string>> = {
  "24h": "Depuis 24\u00a0h",
  "7j": "Depuis 7\u00a0jours",
  "30j": "Depuis 30\u00a0jours",
};

const ROUND = 1_000_000;
const BOUND_LABELS: Readonly<Record<AdBound, (value: number) => string>> = {
  // A band of prices begins one franc above the amount that names it.
  prix_min: (value) =>
    value > ROUND && value % ROUND === 1 ? `Plus de ${formatPrice(value - 1)}` : `Dès ${formatPrice(value)}`,
  prix_max: (value) => `Jusqu’à ${formatPrice(value)}`,
  annee_min: (value) => `Depuis ${value}`,
  annee_max: (value) => `Jusqu’en ${value}`,
  km_min: (value) => `Dès ${figure(value, "km")}`,
  km_max: (value) => `Jusqu’à ${figure(value, "km")}`,
  cv_min: (value) => `Dès ${figure(value, "CV")}`,
  cv_max: (value) => `Jusqu’à ${figure(value, "CV")}`,
};

const PLACES: ReadonlyMap<string, string> = new Map(
  [...regions, ...departmentsOf(REGION_KEYS), ...townsOf(REGION_KEYS)].map(({ value, label }) => [value, label]),
);

/** The label of an answer: from our own lists, else from the edge, else the value in the address. */
export function choiceLabel(key: AdChoice, value: string, facets: AdFacets): string {
  const { list, unit } = AD_CHOICES[key];
  if (list) return labelIn(list, value);
  if (isFigure(key)) return `${value} ${unit}`;
  const edgeLabel = facets[key]?.find((one) => one.value === value)?.label;
  if (edgeLabel) return edgeLabel;
  return PLACES.get(value) ?? value.split("-").map(capitalised).join(" ");
}

/** All active filters, one by one. */
export function activeIn(search: AdSearch, facets: AdFacets): readonly ActiveAdFilter[] {
  const { q, choices, bounds, flags, age } = search;
  return [
    ...(q ? [{ key: "q", label: `« ${q} »`, without: withWords(search, "") }] : []),
    ...AD_CHOICE_KEYS.flatMap((key) =>
      (choices[key] ?? []).map((value) => ({
        key: `${key} ${value}`,
        label: choiceLabel(key, value, facets),
        without: toggled(search, key, value),
      })),
    ),
    ...AD_BOUND_KEYS.flatMap((key) => {
      const value = bounds[key];
      return value === undefined
        ? []
        : [{ key, label: BOUND_LABELS[key](value), without: withBound(search, key, null) }];
    }),
    ...AD_FLAG_KEYS.filter((flag) => flags.includes(flag)).map((flag) => ({
      key: flag,
      label: AD_FLAGS[flag],
      without: withFlag(search, flag, false),
    })),
    ...(age ? [{ key: "depuis", label: AGE_NAMES[age], without: withAge(search, null) }] : []),
  ];
}

/** « 23 annonces », or « plus de 1.000 annonces » when counting stopped there. */
export const adCountText = ({ total, more }: { readonly total: number; readonly more: boolean }) =>
  `${more && total > 0 ? "plus de " : ""}${groupDigits(total)} annonce${total > 1 ? "s" : ""}`;
