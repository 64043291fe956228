import { millions } from "../../../shared/figures/millions";
import {
  BANDS,
  bound,
  BOUND_KEYS,
  CHOICE_KEYS,
  type Filters,
  inBand,
  isAmount,
  type Options,
  toggled,
  withBand,
  withBound,
} from "./filters";

/** Other amounts are written whole. */
const ROUND = 100_000;

/** An active filter with the label of its chip, and the filters without it. */
export interface Active {
  readonly key: string;
  readonly label: string;
  readonly without: Filters;
}

function priceChips(filters: Filters): readonly Active[] {
  const band = BANDS.find((candidate) => inBand(filters, candidate));
  if (band) return [{ key: "prix", label: band.label, without: withBand(filters, { min: null, max: null }) }];
  return (["prix_min", "prix_max"] as const).flatMap((key) => {
    const value = filters.bounds[key];
    return value === undefined
      ? []
      : [
          {
            key,
            label:
              value % ROUND === 0
                ? `${key === "prix_min" ? "Dès" : "Jusqu’à"} ${millions(value)}`
                : bound(key).label(value),
            without: withBound(filters, key, null),
          },
        ];
  });
}

function monthlyChip(filters: Filters): readonly Active[] {
  const { mensualite_max: most } = filters.bounds;
  return most === undefined
    ? []
    : [
        {
          key: "mensualite_max",
          label: bound("mensualite_max").label(most),
          without: withBound({ ...filters, terms: {} }, "mensualite_max", null),
        },
      ];
}

/** Lists the active filters one by one. */
export function activeOf(filters: Filters, options: Options): readonly Active[] {
  const words = filters.q === "" ? [] : [{ key: "q", label: `« ${filters.q} »`, without: { ...filters, q: "" } }];
  const chosen = CHOICE_KEYS.flatMap((key) =>
    (filters.choices[key] ?? []).map((value) => ({
      key: `${key} ${value}`,
      label: options[key]?.find((option) => option.value === value)?.label ?? value,
      without: toggled(filters, key, value),
    })),
  );
  const figures = BOUND_KEYS.flatMap((key) => {
    const value = filters.bounds[key];
    return value === undefined || isAmount(key)
      ? []
      : [{ key, label: `${bound(key).name} : ${bound(key).label(value)}`, without: withBound(filters, key, null) }];
  });
  return [...words, ...priceChips(filters), ...monthlyChip(filters), ...chosen, ...figures];
}
