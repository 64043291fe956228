import { bound, withBound } from "./engine/filters";
import type { BoundProps } from "./filter-parts";
import { Select } from "../../shared/filters/select-field";

/** Select of a figure among useful steps. */
export function Figure({ bounded, filters, onFilter }: BoundProps) {
  const { name, steps, label } = bound(bounded);
  const value = filters.bounds[bounded];
  return (
    <Select
      name={name}
      value={value}
      values={steps}
      label={label}
      any="Peu importe"
      onSelect={(chosen) => onFilter(withBound(filters, bounded, chosen))}
    />
  );
}
