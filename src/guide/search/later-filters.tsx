import { BOUND_KEYS, isAmount } from "./engine/filters";
import type { Parameter } from "../../costs/rules/parameters";
import { Figure } from "./figure-field";
import type { FilterProps } from "./filter-parts";
import { Monthly } from "./monthly";

export interface LaterProps extends FilterProps {
  /** The country's dated figures of loans. */
  parameters: readonly Parameter[];
}

/** Rarely used filters, loaded when their fold is opened. */
export const LATER = {
  monthly: Monthly,
  figures: ({ filters, onFilter }: LaterProps) =>
    BOUND_KEYS.filter((key) => !isAmount(key)).map((key) => (
      <Figure key={key} bounded={key} filters={filters} onFilter={onFilter} />
    )),
} as const;
