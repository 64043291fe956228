import { estimateAnswer } from "../../contract/market/estimate";
import { ask } from "../../shared/http/ask";

/** A car as `GET /api/ads/estimate` asks for it, in keys of the lists of ads; "" for what is not known. */
export interface AskedCar {
  readonly modele: string;
  readonly annee: string;
  readonly etat: string;
  readonly km: string;
  readonly boite: string;
  readonly energie: string;
}

/** Asks the edge what such a car is estimated at. */
export const askEstimate = (car: AskedCar) =>
  ask(
    `/api/ads/estimate?${new URLSearchParams(Object.entries(car).filter(([, value]) => value !== "")).toString()}`,
    estimateAnswer,
  );
