import { isInKwh } from "../../shared/figures/consumption-unit";
import { figureRange } from "../../shared/figures/figures";
import { UNKNOWN } from "../../shared/figures/price";
import type { Fact } from "../../shared/ui/facts";

/** What the figures are made from. */
export interface FactsVersion {
  readonly energy: string;
  readonly power: number | null;
  readonly fiscalPower: number | null;
  readonly automatic: boolean | null;
  readonly consumption: number | null;
  readonly consumptionUnit: string | null;
  readonly boot: number | null;
  readonly groundClearance: number | null;
  readonly seats: number | null;
  readonly warranty: string | null;
}

const words = (values: readonly (string | null)[]) =>
  [...new Set(values.filter((value) => value !== null))].join(", ") || UNKNOWN;

/** Key figures of a model: those of eight that are known, over all its versions (rule: guide/model-facts). */
export function modelFacts(versions: readonly FactsVersion[]): Fact[] {
  const unit = versions[0]?.consumptionUnit ?? "l/100 km";
  const same = versions.filter(({ consumptionUnit }) => (consumptionUnit ?? unit) === unit);
  const power = figureRange(
    versions.map(({ power: horses }) => horses),
    "ch",
  );
  const fiscal = figureRange(
    versions.map(({ fiscalPower }) => fiscalPower),
    "CV",
  );
  const facts: Fact[] = [
    { icon: "fuel", label: "Énergie", value: words(versions.map(({ energy }) => energy)) },
    {
      icon: "gauge",
      label: "Puissance",
      value: power === UNKNOWN ? fiscal : fiscal === UNKNOWN ? power : `${power} (${fiscal})`,
    },
    {
      icon: "cog",
      label: "Boîte",
      value: words(
        versions.map(({ automatic }) => (automatic === null ? null : automatic ? "Automatique" : "Manuelle")),
      ),
    },
    {
      icon: isInKwh(unit) ? "zap" : "droplet",
      label: "Consommation",
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
