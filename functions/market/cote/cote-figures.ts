import type { CoteModel } from "../../../src/contract/market/cote";
import { CONDITIONS, ENERGIES, GEARBOXES } from "../../../src/contract/market/lists";
import { estimateOf } from "../estimate/estimate";
import { ageOf, FEATURES, type Feature } from "../estimate/car-features";
import type { ModelFit } from "../estimate/model-fit";

/** The mileages that are told beside a year, around its own, in kilometres. */
const MILEAGES = [20_000, 50_000, 80_000, 110_000, 140_000, 170_000, 200_000];
/** Kilometres to which a usual mileage is rounded. */
const STEP = 5_000;

/** What half of the model's ads have at least. */
const isUsual = ({ usual }: ModelFit, feature: Feature) => (usual[FEATURES.indexOf(feature)] ?? 0) >= 0.5;

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

/** « venant, essence, boîte automatique, dédouanée » */
export function usualWords(fit: ModelFit): string {
  const { condition, gearbox, energy } = usualCar(fit);
  return [
    CONDITIONS[condition].toLowerCase(),
    ENERGIES[energy].toLowerCase(),
    `boîte ${GEARBOXES[gearbox].toLowerCase()}`,
    "dédouanée",
  ].join(", ");
}

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

/** What such a car of a year is estimated at by its mileage. Mileages that the ads say too little of are left out. @param own a mileage that stands among them */
export const mileagesOf = (fit: ModelFit, year: number, now: number, own: number): CoteModel["mileages"]["list"] =>
  [...new Set([...MILEAGES, own])]
    .toSorted((a, b) => a - b)
    .flatMap((km) => {
      const estimate = estimateOf({ ...usualCar(fit), year, mileage: km }, fit, now);
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
/** Of so many hundredths of the ads at least, and at most of all but as many. */
const MIN_SHARE = 0.05;

/** In percent: smaller effects are as likely to be none. */
const MIN_TOLD = 2;

/** What changes a value, the strongest first. */
export function effectsOf({ coefficients, usual }: ModelFit): CoteModel["effects"] {
  const percent = (feature: Feature, units: number) =>
    Math.round((Math.exp((coefficients[FEATURES.indexOf(feature)] ?? 0) * units) - 1) * 100);
  const share = (feature: Feature) => usual[FEATURES.indexOf(feature)] ?? 0;
  const apart = (Object.keys(TOLD_APART) as (keyof typeof TOLD_APART)[])
    .filter((feature) => share(feature) >= MIN_SHARE && share(feature) <= 1 - MIN_SHARE)
    .map((feature) => ({ label: TOLD_APART[feature], percent: percent(feature, 1) }));
  return [
    { label: "Un an de plus", percent: percent("age", 1) },
    { label: "50.000\u00a0km de plus", percent: percent("mileage", 0.5) },
    ...apart,
  ]
    .filter(({ percent: by }) => Math.abs(by) >= MIN_TOLD)
    .toSorted((a, b) => Math.abs(b.percent) - Math.abs(a.percent));
}
