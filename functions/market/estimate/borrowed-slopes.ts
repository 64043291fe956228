import { type Evidence, posterior, type Prior, together, withoutLevel } from "./robust-fit";
import { FEATURES, type Feature } from "./car-features";

/**
 * What is believed before any ad is read: shares of a price, as logarithms. A year takes 8 to 12 % (docs/senegal.md, Running costs and tolls); the
 * others are weak, since ads soon say more.
 */
const BELIEVED: Readonly<Record<Exclude<Feature, "level">, readonly [mean: number, spread: number]>> = {
  age: [-0.1, 0.03],
  mileage: [-0.12, 0.1],
  local: [-0.15, 0.12],
  unused: [0.1, 0.2],
  manual: [-0.06, 0.1],
  diesel: [0, 0.1],
  hybrid: [0.05, 0.15],
  electric: [0, 0.25],
  unpaid: [-0.1, 0.1],
};
/** The slopes of a body type may differ from those of the market by so much of what was believed, those of a brand from its body type, those of a model from its brand. */
const DIFFERENCE = 0.5;
const NOISE = 0.15;

const SLOPES = FEATURES.slice(1) as readonly Exclude<Feature, "level">[];
const MEANS = SLOPES.map((feature) => BELIEVED[feature][0]);
const SPREADS = SLOPES.map((feature) => BELIEVED[feature][1]);
const NARROW = SPREADS.map((spread) => spread * DIFFERENCE);

/** A prior for a model: nothing is believed of its level. */
const modelPrior = (slopes: readonly number[], spread: readonly number[]): Prior => ({
  mean: [0, ...slopes],
  spread: [Infinity, ...spread],
  noise: NOISE,
});

/** What is believed of a model before the market has been read. */
export const FIRST_PRIOR = modelPrior(MEANS, SPREADS);

/** A model's family, from which it borrows, and what its own ads say. */
export interface Sibling {
  readonly brand: string;
  readonly body: string;
  readonly evidence: Evidence;
}

/** Slopes of the market, of each body type, and of each brand within a body type. */
export interface FamilySlopes {
  readonly market: readonly number[];
  readonly bodies: Readonly<Record<string, readonly number[]>>;
  readonly brands: Readonly<Record<string, readonly number[]>>;
}

const brandKey = ({ brand, body }: Pick<Sibling, "brand" | "body">) => `${body} ${brand}`;

/** Puts the slopes of models together, from the whole market down to a brand's cars of one body type. */
export function familySlopes(models: readonly Sibling[]): FamilySlopes {
  const slopesOf = (some: readonly Sibling[], mean: readonly number[], spread: readonly number[]) =>
    posterior(
      together(
        some.map(({ evidence }) => withoutLevel(evidence)),
        SLOPES.length,
      ),
      { mean, spread },
    ).coefficients;
  const market = slopesOf(models, MEANS, SPREADS);
  const bodies: Record<string, readonly number[]> = {};
  const brands: Record<string, readonly number[]> = {};
  for (const [body, ofBody] of Map.groupBy(models, ({ body }) => body)) {
    const slopes = slopesOf(ofBody, market, NARROW);
    bodies[body] = slopes;
    for (const [brand, ofBrand] of Map.groupBy(ofBody, brandKey)) brands[brand] = slopesOf(ofBrand, slopes, NARROW);
  }
  return { market, bodies, brands };
}

/** What is believed of a model by what its family shows. */
export const priorOf = (family: FamilySlopes, model: Pick<Sibling, "brand" | "body">): Prior =>
  modelPrior(family.brands[brandKey(model)] ?? family.bodies[model.body] ?? family.market, NARROW);
