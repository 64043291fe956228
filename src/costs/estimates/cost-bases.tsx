import { type CarCostRates, costBases } from "../rules/car-costs";
import { routes } from "../../routes";

/** What the estimates of a comparison rest on; the tools count with the reader's own figures. */
export function CostBases({ rates }: { rates: CarCostRates | null }) {
  if (!rates) return null;
  const bases = costBases(rates);
  const said = [
    `prix clé en main ${bases.onTheRoad}`,
    `mensualité avec ${bases.monthlyPayment}`,
    `coût sur 5 ans : ${bases.fiveYears}, ${bases.distance}`,
  ];
  return (
    <p className="small quiet">
      {`Estimations : ${said.join(" ; ")}. `}
      <a href={routes.tools}>Calculez avec vos chiffres</a>
    </p>
  );
}
