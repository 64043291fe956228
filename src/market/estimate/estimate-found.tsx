import type { ReactNode } from "react";
import { COMPARED_YEARS } from "../../contract/market/estimate";
import { routes } from "../../routes";
import { adsThat } from "../search/search-path";
import { type AskedCar, askEstimate } from "./ask-estimate";
import { EstimatedPrice } from "./estimated-price";

/** Asks what a car is estimated at. @returns what to show of the answer */
export async function estimateFound(car: AskedCar): Promise<ReactNode> {
  const answer = await askEstimate(car);
  if (!answer.ok) return "L’estimation n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.";
  const { estimate } = answer.value;
  if (!estimate)
    return "Trop peu d’annonces de ce modèle autour de cette année : nous ne donnons pas de prix au hasard.";
  return (
    <>
      <EstimatedPrice of="Ce que demandent les annonces pour une voiture semblable" estimate={estimate} />
      <p>
        <a href={adsThat({ choices: { modele: [car.modele] }, bounds: yearsOf(Number(car.annee)) })}>
          Voir ces annonces
        </a>{" "}
        ou <a href={routes.postAd}>vendre ma voiture</a>
      </p>
    </>
  );
}

/** The years whose ads an estimate counts. */
const yearsOf = (year: number) => ({ annee_min: year - COMPARED_YEARS, annee_max: year + COMPARED_YEARS });
