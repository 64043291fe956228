import { ageOf, featuresOf, type PricedCar } from "./car-features";
import { type Observation, type Prior, robustFit, type Evidence } from "./robust-fit";

/** An ad from which the value of its model is read: online, or closed lately at its last price. */
export interface PricedAd extends PricedCar {
  readonly seller: string;
  /** Francs CFA. */
  readonly price: number;
}

/** What the ads of a model say of its price, as it is kept. */
export interface ModelFit {
  readonly coefficients: readonly number[];
  readonly covariance: readonly (readonly number[])[];
  readonly noise: number;
  /** The average car of these ads, which answers for what a question leaves out. */
  readonly usual: readonly number[];
  /** Year → how many ads. */
  readonly years: Readonly<Record<string, number>>;
  /** Kilometres that half of these cars have driven in a year of their age at most. */
  readonly kmAYear: number;
}

/** The ads of one seller count for at most so many: nobody makes a market alone. */
const MAX_PER_SELLER = 3;

/** How much each ad counts: the same car that is advertised twice counts once, and a seller's cars together for three at most. */
function weightsOf(ads: readonly PricedAd[]): readonly number[] {
  const carOf = ({ seller, year, mileage, condition }: PricedAd) => `${seller} ${year} ${mileage} ${condition}`;
  const copies = Map.groupBy(ads, carOf);
  const cars = new Map(
    [...Map.groupBy(ads, ({ seller }) => seller)].map(([seller, own]) => [seller, new Set(own.map(carOf)).size]),
  );
  return ads.map((ad) => {
    const own = Math.min(1, MAX_PER_SELLER / (cars.get(ad.seller) ?? 1));
    return own / (copies.get(carOf(ad))?.length ?? 1);
  });
}

const averageOf = (rows: readonly (readonly number[])[]): readonly number[] =>
  (rows[0] ?? []).map((_, column) => rows.reduce((total, row) => total + (row[column] ?? 0), 0) / rows.length);

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const rounded = (values: readonly number[]) => values.map((value) => Number(value.toPrecision(6)));

/**
 * Fits the value of a model to its ads.
 * @param ads at least one, and no wrecks
 * @returns the fit, and its evidence for the model's family
 */
export function fitModel(
  ads: readonly PricedAd[],
  prior: Prior,
  now: number,
): { readonly fit: ModelFit; readonly evidence: Evidence } {
  const weights = weightsOf(ads);
  const observations = ads.map(
    (ad, at): Observation => ({ features: featuresOf(ad, now), value: Math.log(ad.price), weight: weights[at] ?? 0 }),
  );
  const { coefficients, covariance, noise, evidence } = robustFit(observations, prior);
  const years = [...Map.groupBy(ads, ({ year }) => year)].map(([year, some]) => [year, some.length] as const);
  const driven = ads
    .filter(({ mileage }) => mileage > 0)
    .map(({ mileage, year }) => mileage / Math.max(1, ageOf(year, now)));
  return {
    fit: {
      coefficients: rounded(coefficients),
      covariance: covariance.map(rounded),
      noise: Number(noise.toPrecision(4)),
      usual: rounded(averageOf(observations.map(({ features }) => features))),
      years: Object.fromEntries(years),
      kmAYear: Math.round(medianOf(driven)),
    },
    evidence: { information: evidence.information.map(rounded), moment: rounded(evidence.moment) },
  };
}
