import type { CoteModel } from "../../../src/contract/market/cote";
import { CONDITIONS, ENERGIES, GEARBOXES } from "../../../src/contract/market/lists";
import type { AskedCar } from "../../../src/market/cote/cote-address";
import { ownValue } from "../../../src/shared/text/own-value";
import { type AskedCar as EstimatedCar, estimateOf } from "../estimate/estimate";
import { ageOf, FEATURES, type Feature } from "../estimate/car-features";
import type { ModelFit } from "../estimate/model-fit";

/** The mileages that are told beside a year, around its own, in kilometres. */
const MILEAGES = [20_000, 50_000, 80_000, 110_000, 140_000, 170_000, 200_000];
/** Of so many hundredths of the ads at least, and at most of all but as many, is what they may tell apart. */
const MIN_SHARE = 0.05;
/** Kilometres to which a usual mileage is rounded. */
const STEP = 5_000;

/** The share of a model's ads that sell a car of this kind. */
const shareOf = ({ usual }: ModelFit, feature: Feature) => usual[FEATURES.indexOf(feature)] ?? 0;

/** What half of the model's ads have at least. */
const isUsual = (fit: ModelFit, feature: Feature) => shareOf(fit, feature) >= 0.5;

/** How many ads a model is estimated from. */
export const adsBehind = ({ years }: ModelFit): number => Object.values(years).reduce((sum, n) => sum + n, 0);

/** The car that most ads of a model sell, as estimates ask for it, with its duties paid. */
export function usualCar(fit: ModelFit) {
  return {
    condition: isUsual(fit, "local") ? "occasion_locale" : "venant",
    gearbox: isUsual(fit, "manual") ? "manuelle" : "automatique",
    energy: isUsual(fit, "diesel")
      ? "diesel"
      : isUsual(fit, "hybrid")
        ? "hybride"
        : isUsual(fit, "electric")
          ? "electrique"
          : "essence",
    papers: "dedouane_mute",
  } as const;
}

/** The gearboxes and the energies that the ads of a model tell apart, as keys of the lists of ads; the usual ones among them. */
export function toldApart(fit: ModelFit) {
  const [manual, diesel, hybride, electrique] = (["manual", "diesel", "hybrid", "electric"] as const).map((feature) =>
    shareOf(fit, feature),
  ) as [number, number, number, number];
  const among = (shares: Readonly<Record<string, number>>, usual: string) =>
    Object.entries(shares).flatMap(([key, share]) => (share >= MIN_SHARE || key === usual ? key : []));
  const { gearbox, energy } = usualCar(fit);
  return {
    gearboxes: among({ automatique: 1 - manual, manuelle: manual }, gearbox),
    energies: among({ essence: 1 - diesel - hybride - electrique, diesel, hybride, electrique }, energy),
  };
}

/** The usual car with what is said otherwise of it. @returns a car whose estimate may be claimed only where the ads tell it apart ({@link toldApart}) */
export const carSaid = (fit: ModelFit, { gearbox, energy }: Pick<AskedCar, "gearbox" | "energy">) => {
  const usual = usualCar(fit);
  return { ...usual, gearbox: gearbox ?? usual.gearbox, energy: energy ?? usual.energy };
};

/** « venant, essence, boîte automatique, dédouanée » */
export const carWords = ({ condition, gearbox, energy }: ReturnType<typeof carSaid>): string =>
  [
    CONDITIONS[condition].toLowerCase(),
    (ownValue(ENERGIES, energy) ?? energy).toLowerCase(),
    `boîte ${(ownValue(GEARBOXES, gearbox) ?? gearbox).toLowerCase()}`,
    "dédouanée",
  ].join(", ");

/** The mileage that is usual of a car of a year, rounded. */
export const usualKm = (fit: ModelFit, year: number, now: number): number =>
  Math.round((fit.kmAYear * Math.max(1, ageOf(year, now))) / STEP) * STEP;

/** The years that may be estimated, the newest first, each at the mileage that is usual at its age. */
export function yearsOf(fit: ModelFit, now: number): CoteModel["years"] {
  return Object.keys(fit.years)
    .map(Number)
    .toSorted((a, b) => b - a)
    .flatMap((year) => {
      const km = usualKm(fit, year, now);
      const estimate = estimateOf({ ...usualCar(fit), year, mileage: km }, fit, now);
      return estimate ? { year, km, ...estimate } : [];
    });
}

/** The year in the middle of the ads, among those that may be estimated. @returns null when none may */
export function middleYear(fit: ModelFit, years: CoteModel["years"]): number | null {
  const shown = years.map(({ year }) => ({ year, n: fit.years[year] ?? 0 })).toSorted((a, b) => a.year - b.year);
  const half = shown.reduce((sum, { n }) => sum + n, 0) / 2;
  let below = 0;
  for (const { year, n } of shown) {
    below += n;
    if (below >= half) return year;
  }
  return null;
}

/** A car’s own mileage takes the place of those so near that their values would be the same, to the hundred thousand. */
const NEAR_KM = 10_000;

/** What a car of a year is estimated at by its mileage. Mileages that the ads say too little of are left out. @param own a mileage that stands among them */
export const mileagesOf = (
  fit: ModelFit,
  car: Omit<EstimatedCar, "mileage">,
  now: number,
  own: number,
): CoteModel["mileages"]["list"] =>
  [...MILEAGES.filter((km) => Math.abs(km - own) > NEAR_KM), own]
    .toSorted((a, b) => a - b)
    .flatMap((km) => {
      const estimate = estimateOf({ ...car, mileage: km }, fit, now);
      return estimate ? { km, value: estimate.value } : [];
    });

/** Features that may be told apart only where ads of both kinds are there. */
const TOLD_APART = {
  local: "Occasion locale plutôt que venant",
  manual: "Boîte manuelle plutôt qu’automatique",
  diesel: "Diesel plutôt qu’essence",
  hybrid: "Hybride plutôt qu’essence",
  unpaid: "Droits de douane encore à payer",
} as const;

/** In percent: smaller effects are as likely to be none. */
const MIN_TOLD = 2;

/** What changes a value, the strongest first. */
export function effectsOf(fit: ModelFit): CoteModel["effects"] {
  const percent = (feature: Feature, units: number) =>
    Math.round((Math.exp((fit.coefficients[FEATURES.indexOf(feature)] ?? 0) * units) - 1) * 100);
  const apart = (Object.keys(TOLD_APART) as (keyof typeof TOLD_APART)[])
    .filter((feature) => shareOf(fit, feature) >= MIN_SHARE && shareOf(fit, feature) <= 1 - MIN_SHARE)
    .map((feature) => ({ label: TOLD_APART[feature], percent: percent(feature, 1) }));
  return [
    { label: "Un an de plus", percent: percent("age", 1) },
    { label: "50.000\u00a0km de plus", percent: percent("mileage", 0.5) },
    ...apart,
  ]
    .filter(({ percent: by }) => Math.abs(by) >= MIN_TOLD)
    .toSorted((a, b) => Math.abs(b.percent) - Math.abs(a.percent));
}
