import * as z from "zod/mini";
import type { WatchedKind } from "../../src/contract/market/alert-subject";
import type { ImportAgeKey } from "../../src/costs/rules/import-age";
import { ownValue } from "../../src/shared/text/own-value";
import type { Env } from "../env";
import { releaseFile } from "../site/release-files";

const pricesFile = z.record(z.string(), z.int());
const maybeNumber = z.nullable(z.number());
const newCarsFile = z.array(
  z.object({
    name: z.string(),
    price: z.int(),
    energy: z.string(),
    consumption: maybeNumber,
    fiscalPower: maybeNumber,
  }),
);
const figuresFile = z.array(
  z.object({
    key: z.string(),
    label: z.string(),
    value: maybeNumber,
    valueMax: maybeNumber,
    unit: z.nullable(z.string()),
    effective: z.nullable(z.string()),
    certainty: z.enum(["A", "B", "C", "D"]),
  }),
);
export type CountryFigure = z.infer<typeof figuresFile>[number];

/** Model id → its starting price, less the promotions that are for everybody. Models without a price are left out. */
export const newPrices = async (env: Env) => pricesFile.parse(await releaseFile(env, "prices"));

/** The cheapest version of each model that has a price. */
export const newCars = async (env: Env) => newCarsFile.parse(await releaseFile(env, "new-cars"));

const gender = z._default(z.nullable(z.enum(["MASCULINE", "FEMININE"])), null);
const watchedFile = z.record(z.string(), z.object({ name: z.string(), gender, price: z.nullable(z.int()) }));
const watchedCarsFile = z.object({ model: watchedFile, version: watchedFile });

/** A model or version of the guide with its price, null while it is not sold; null for one that is not in the guide. */
export async function watchedCar(env: Env, kind: WatchedKind, id: number) {
  const file = watchedCarsFile.parse(await releaseFile(env, "watched-cars"));
  return ownValue(file[kind], String(id));
}

/** The dated figures of `parametres_pays` by which imports are judged, used cars are billed and loans are counted. */
export const countryFigures = async (env: Env): Promise<readonly CountryFigure[]> =>
  figuresFile.parse(await releaseFile(env, "country-figures"));

/** Key of `parametres_pays` → for how many years after its first registration a car may be imported; unknown ones are left out. */
export async function importAges(env: Env): Promise<Partial<Record<ImportAgeKey, number>>> {
  const figures = await countryFigures(env);
  const keys: readonly ImportAgeKey[] = ["import_age_max_voiture", "import_age_max_lourd"];
  return Object.fromEntries(
    keys.flatMap((key) => {
      const years = figures.find((one) => one.key === key)?.value ?? null;
      return years === null ? [] : [[key, years]];
    }),
  );
}

const namedFields = { name: z.string(), synonyms: z.array(z.string()) };
const soldModel = z.object({ ...namedFields, years: z.nullable(z.tuple([z.int(), z.nullable(z.int())])) });
const carNamesFile = z.array(z.object({ ...namedFields, models: z.array(soldModel) }));

/** The brands and models by which ads are named, with the other ways of writing them and the years in which a model was made. */
export const catalogueNames = async (env: Env) => carNamesFile.parse(await releaseFile(env, "car-names"));

const namedPage = { name: z.string(), path: z.string() };
const namesFile = z.object({
  brands: z.record(z.string(), z.object(namedPage)),
  models: z.record(z.string(), z.object({ ...namedPage, gender })),
});
export type GuideNames = z.infer<typeof namesFile>;

/** The guide's brands and models, by the keys of their used cars. */
export const guideNames = async (env: Env) => namesFile.parse(await releaseFile(env, "guide-names"));
