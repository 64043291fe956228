import { priceLabel } from "../../functions/market/ad-row";
import { estimateOf } from "../../functions/market/estimate/estimate";
import type { ModelFit } from "../../functions/market/estimate/model-fit";
import type { PriceLabel } from "../../src/contract/market/lists";
import { demoAds } from "../seed/ads";
import { type JudgedAd, learnMarket, pricedAds } from "./learn-market";

/** One ad in so many is kept aside, and one in so many of the others is spoilt. */
const HELD_OUT = 5;
const JUNK = 20;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const apart = (a: number, b: number) => Math.abs(Math.log(a / b));

/** What people get wrong, each kind in turn. */
const SPOILT: readonly ((ad: JudgedAd) => Partial<JudgedAd>)[] = [
  ({ price }) => ({ price: price * 10 }),
  ({ price }) => ({ price: Math.max(1, Math.round(price / 10)) }),
  () => ({ mileage: 12 }),
  ({ year }) => ({ year: year - 8 }),
  () => ({ price: 12_345_678 }),
];
const spoilt = (ad: JudgedAd, turn: number): JudgedAd => ({ ...ad, ...SPOILT[turn % SPOILT.length]?.(ad) });

interface Judged {
  readonly ad: JudgedAd;
  readonly label: PriceLabel;
  /** As logarithms: of the price to its estimate, of the price to the true value. */
  readonly error: number;
  readonly noise: number;
  readonly isInRange: boolean;
}

export interface EstimateErrors {
  /** How many ads were kept aside, and how many of them were estimated. */
  readonly heldOut: number;
  readonly estimated: number;
  /** Medians of the errors and of the noise that was put in, as shares of a price. */
  readonly error: number;
  readonly noise: number;
  /** Share of prices that lie in the range of half of them. */
  readonly inRange: number;
  /** Largest difference between the shares of a label among cars that just came and among local ones. */
  readonly labelGap: number;
}

function judge(ad: JudgedAd, fits: ReadonlyMap<string, ModelFit>, now: number): Judged | null {
  const fit = fits.get(ad.model);
  const estimate = fit ? estimateOf(ad, fit, now) : null;
  // Papers are taken to be done, since the label of others does not depend on the price alone.
  const label = estimate && priceLabel({ price: ad.price, papers: "dedouane_mute", warnings: "[]" }, estimate);
  return estimate && label
    ? {
        ad,
        label,
        error: apart(ad.price, estimate.value),
        noise: apart(ad.price, ad.worth),
        isInRange: ad.price >= estimate.low && ad.price <= estimate.high,
      }
    : null;
}

function labelGapOf(judged: readonly Judged[]): number {
  const groups = ["venant", "occasion_locale"].map((condition) =>
    judged.filter(({ ad }) => ad.condition === condition),
  );
  const labels = new Set(judged.map(({ label }) => label));
  const share = (group: readonly Judged[] = [], label: PriceLabel) =>
    group.filter((one) => one.label === label).length / Math.max(1, group.length);
  return Math.max(...[...labels].map((label) => Math.abs(share(groups[0], label) - share(groups[1], label))));
}

/** Learns a made market of so many ads, 5 % of them spoilt, and judges the estimates of those that it did not see. */
export function estimateErrors(howMany: number, now: number): EstimateErrors {
  const all = pricedAds([...demoAds(howMany, now)]);
  const held = all.filter((_, at) => at % HELD_OUT === 0);
  const seen = all
    .filter((_, at) => at % HELD_OUT !== 0)
    .map((ad, at) => (at % JUNK === 0 ? spoilt(ad, at / JUNK) : ad));
  const fits = learnMarket(seen, now);
  const judged = held.flatMap((ad) => judge(ad, fits, now) ?? []);
  return {
    heldOut: held.length,
    estimated: judged.length,
    error: median(judged.map(({ error }) => error)),
    noise: median(judged.map(({ noise }) => noise)),
    inRange: judged.filter(({ isInRange }) => isInRange).length / judged.length,
    labelGap: labelGapOf(judged),
  };
}

const YEARS = [2014, 2016, 2018];
const ABSURD = 100;
/** Attacks on a market: all models at once, the most frequent one by twenty sellers, a rare one by a single seller. */
export const ATTACKS = {
  "tous les modèles": (ads: readonly JudgedAd[], turn: number) => ads[(turn * 97) % ads.length],
  "le modèle le plus vendu": (ads: readonly JudgedAd[], turn: number) =>
    ads.filter(({ model }) => model === "hyundai-tucson")[turn],
  "un modèle rare, par un seul vendeur": (ads: readonly JudgedAd[], turn: number) =>
    ads
      .filter(({ model }) => model === "mazda-6")
      .map((ad) => ({ ...ad, seller: "un seul", mileage: ad.mileage + turn }))[turn % 10],
} as const;

/** How far a hundred absurd ads move an estimate of a market of so many ads at most, as a share of it. */
export function movedByAbsurdAds(howMany: number, attack: keyof typeof ATTACKS, now: number): number {
  const ads = pricedAds([...demoAds(howMany, now)]);
  const absurd = Array.from({ length: ABSURD }, (_, turn) => {
    const ad = ATTACKS[attack](ads, turn);
    if (!ad) throw new Error("the made market has no such ads");
    return { ...ad, price: turn % 2 === 0 ? ad.price * 10 : Math.max(1, Math.round(ad.price / 10)) };
  }).map((ad, turn) => ({ ...ad, seller: ad.seller === "un seul" ? ad.seller : `absurde ${turn % 20}` }));
  const [before, after] = [learnMarket(ads, now), learnMarket([...ads, ...absurd], now)];
  const moved = [...before].flatMap(([model, fit]) =>
    YEARS.flatMap((year) => {
      const car = { year, mileage: 90_000, condition: "venant", gearbox: null, energy: null, papers: null };
      const other = after.get(model);
      const [one, two] = [estimateOf(car, fit, now), other ? estimateOf(car, other, now) : null];
      return one && two ? apart(one.value, two.value) : [];
    }),
  );
  return Math.max(...moved);
}
