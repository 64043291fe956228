import { type CarCostRates, costBases } from "../rules/car-costs";
import { routes } from "../../routes";

/** The assumptions behind the estimates of a comparison; the tools let readers calculate with their own figures. */
export function CostBases({ rates }: { rates: CarCostRates | null }) {
  if (!rates) return null;
  const bases = costBases(rates);
  const sentences = [
    `prix clé en main ${bases.onTheRoad}`,
    `mensualité avec ${bases.monthlyPayment}`,
    `coût d’usage sur 5 ans : ${bases.fiveYears}, ${bases.distance}`,
  ];
  return (
    <p className="small quiet">
      {`Estimations : ${sentences.join(" ; ")}. `}
      <a href={routes.tools}>Calculez avec vos chiffres</a>
    </p>
  );
}
