import { CERTAINTIES, COMPARED_YEARS, type Estimate } from "../../../src/contract/market/estimate";
import { valuesOf } from "../../../src/contract/market/lists";
import { FEATURES, type Feature, featuresOf, type PricedCar } from "./car-features";
import type { ModelFit } from "./model-fit";
import { dot, QUARTILE } from "./robust-fit";

/** Nothing is claimed of a car with fewer ads of its model within two years of its own (rule: market/estimate). */
export const MIN_COMPARABLE = 8;

/** A car of which a seller or a buyer may not have said everything. */
export interface AskedCar extends Pick<PricedCar, "year" | "mileage" | "condition"> {
  readonly gearbox: string | null;
  readonly energy: string | null;
  readonly papers: string | null;
}

/** The features that a question may leave out, with the answer that they come from. */
const LEFT_OUT: Readonly<Partial<Record<Feature, "gearbox" | "energy" | "papers">>> = {
  manual: "gearbox",
  diesel: "energy",
  hybrid: "energy",
  electric: "energy",
  unpaid: "papers",
};

/** Standard errors of the estimate, as shares of it, up to which it is this sure. Beyond the last one nothing is claimed. */
const ERRORS = { sure: 0.035, fair: 0.06, rough: 0.1 } as const;

/** To 50.000 francs below 10 millions, to 100.000 above: an estimate is no bill. */
function rounded(price: number): number {
  const step = price < 10_000_000 ? 50_000 : 100_000;
  return Math.round(price / step) * step;
}

const askedFeatures = (car: AskedCar, { usual }: ModelFit, now: number): readonly number[] => {
  const said = featuresOf(
    { ...car, gearbox: car.gearbox ?? "", energy: car.energy ?? "", papers: car.papers ?? "" },
    now,
  );
  return FEATURES.map((feature, at) => {
    const answer = LEFT_OUT[feature];
    return (answer && car[answer] === null ? usual[at] : said[at]) ?? 0;
  });
};

/** How many ads of the model are of a year close to this one. */
const comparableTo = (year: number, { years }: ModelFit): number =>
  Object.entries(years).reduce((n, [one, ads]) => n + (Math.abs(Number(one) - year) <= COMPARED_YEARS ? ads : 0), 0);

/** What such a car is asked for. @returns null when the ads say too little of it, and for a wreck */
export function estimateOf(car: AskedCar, fit: ModelFit, now: number): Estimate | null {
  const n = comparableTo(car.year, fit);
  if (n < MIN_COMPARABLE || car.condition === "accidente") return null;
  const features = askedFeatures(car, fit, now);
  const error = Math.sqrt(
    dot(
      features,
      fit.covariance.map((row) => dot(row, features)),
    ),
  );
  const certainty = valuesOf(CERTAINTIES).find((one) => error <= ERRORS[one]);
  if (!certainty) return null;
  const middle = dot(fit.coefficients, features);
  const half = QUARTILE * Math.hypot(fit.noise, error);
  const [low, value, high] = [middle - half, middle, middle + half].map((logarithm) => rounded(Math.exp(logarithm)));
  return { n, low: low ?? 0, value: value ?? 0, high: high ?? 0, certainty };
}
