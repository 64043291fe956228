import { graphql } from "gatsby";
import { figure } from "../lib/figures";
import { UNKNOWN, groupDigits } from "../lib/price";
import type { Fact } from "../ui/facts";

type Version = Queries.ModelFactsVersionFragment;

/** « 5,6 l/100 km » or « 5,6 – 7,9 l/100 km » over a model's versions. */
function range(values: readonly (number | null)[], unit: string): string {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return UNKNOWN;
  const [min, max] = [Math.min(...known), Math.max(...known)];
  return min === max ? figure(min, unit) : `${figure(min, "").trim()} – ${figure(max, unit)}`;
}

const words = (values: readonly (string | null)[]) => [...new Set(values.filter((value) => value !== null))].join(", ") || UNKNOWN;

/** The strip of a model: seven figures over all its versions. */
export function modelFacts(versions: readonly Version[]): Fact[] {
  const unit = versions[0]?.consumptionUnit ?? "l/100 km";
  const same = versions.filter(({ consumptionUnit }) => (consumptionUnit ?? unit) === unit);
  const fiscal = versions.flatMap(({ fiscalPower }) => fiscalPower ?? []);
  return [
    { icon: "fuel", label: "Énergie", value: words(versions.map(({ energy }) => energy)) },
    {
      icon: "gauge",
      label: "Puissance",
      value: range(versions.map(({ power }) => power), "ch") + (fiscal.length > 0 ? ` · ${[...new Set(fiscal)].sort((a, b) => a - b).map(groupDigits).join(" / ")} CV` : ""),
    },
    { icon: "cog", label: "Boîte", value: words(versions.map(({ automatic }) => (automatic === null ? null : automatic ? "Automatique" : "Manuelle"))) },
    { icon: "zap", label: "Consommation mixte", value: range(same.map(({ consumption }) => consumption), unit) },
    { icon: "luggage", label: "Coffre", value: range(versions.map(({ boot }) => boot), "l") },
    { icon: "mountain", label: "Garde au sol", value: range(versions.map(({ groundClearance }) => groundClearance), "mm") },
    { icon: "users", label: "Places", value: words(versions.map(({ seats }) => (seats === null ? null : String(seats)))) },
    { icon: "shield-check", label: "Garantie", value: words(versions.map(({ warranty }) => warranty)) },
  ];
}

export const fragment = graphql`
  fragment ModelFactsVersion on Version {
    energy
    power
    fiscalPower
    automatic
    consumption
    consumptionUnit
    boot
    groundClearance
    seats
    warranty
  }
`;
