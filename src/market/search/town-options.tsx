import { townsOf } from "./changes";
import { REGION_KEYS, regionOf } from "../../places";

/** Towns and districts as options of a select, grouped by region. */
export const TownOptions = () =>
  REGION_KEYS.map((key) => (
    <optgroup key={key} label={regionOf(key).name}>
      {townsOf([key]).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </optgroup>
  ));
