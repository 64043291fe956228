import { graphql } from "gatsby";
import { figureRange } from "../../shared/figures/figures";
import { UNKNOWN, groupDigits } from "../../shared/figures/price";
import { dotted } from "../../shared/text/dotted";
import type { Fact } from "../../shared/ui/facts";

type Version = Queries.ModelFactsVersionFragment;

const words = (values: readonly (string | null)[]) =>
  [...new Set(values.filter((value) => value !== null))].join(", ") || UNKNOWN;

/** Key figures of a model: those of eight that are known, over all its versions (rule: guide/model-facts). */
export function modelFacts(versions: readonly Version[]): Fact[] {
  const unit = versions[0]?.consumptionUnit ?? "l/100 km";
  const same = versions.filter(({ consumptionUnit }) => (consumptionUnit ?? unit) === unit);
  const fiscal = versions.flatMap(({ fiscalPower }) => fiscalPower ?? []);
  const power = figureRange(
    versions.map(({ power }) => power),
    "ch",
  );
  const facts: Fact[] = [
    { icon: "fuel", label: "Énergie", value: words(versions.map(({ energy }) => energy)) },
    {
      icon: "gauge",
      label: "Puissance",
      value:
        dotted([
          power !== UNKNOWN && power,
          fiscal.length > 0 &&
            `${[...new Set(fiscal)]
              .sort((a, b) => a - b)
              .map(groupDigits)
              .join(" / ")}\u00a0CV`,
        ]) || UNKNOWN,
    },
    {
      icon: "cog",
      label: "Boîte",
      value: words(
        versions.map(({ automatic }) => (automatic === null ? null : automatic ? "Automatique" : "Manuelle")),
      ),
    },
    {
      icon: "zap",
      label: "Consommation mixte",
      value: figureRange(
        same.map(({ consumption }) => consumption),
        unit,
      ),
    },
    {
      icon: "luggage",
      label: "Coffre",
      value: figureRange(
        versions.map(({ boot }) => boot),
        "l",
      ),
    },
    {
      icon: "mountain",
      label: "Garde au sol",
      value: figureRange(
        versions.map(({ groundClearance }) => groundClearance),
        "mm",
      ),
    },
    {
      icon: "users",
      label: "Places",
      value: words(versions.map(({ seats }) => (seats === null ? null : String(seats)))),
    },
    { icon: "shield-check", label: "Garantie", value: words(versions.map(({ warranty }) => warranty)) },
  ];
  return facts.filter(({ value }) => value !== UNKNOWN);
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
