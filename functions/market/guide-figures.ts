import * as z from "zod/mini";
import type { ImportAgeKey } from "../../src/costs/rules/import-age";
import type { Env } from "../env";
import { releaseFile } from "../site/release-files";

const pricesFile = z.record(z.string(), z.int());
const agesFile: z.ZodMiniType<Partial<Record<ImportAgeKey, number>>> = z.object({
  import_age_max_voiture: z.optional(z.number()),
  import_age_max_lourd: z.optional(z.number()),
});

/** Model id → its starting price, less the promotions that are for everybody. Models without a price are left out. */
export const newPrices = async (env: Env) => pricesFile.parse(await releaseFile(env, "prices"));

/** Key of `parametres_pays` → for how many years after its first registration a car may be imported. */
export const importAges = async (env: Env) => agesFile.parse(await releaseFile(env, "import-ages"));

const namedFields = { name: z.string(), synonyms: z.array(z.string()) };
const carNamesFile = z.array(z.object({ ...namedFields, models: z.array(z.object(namedFields)) }));

/** The brands and models by which ads are named, with the other ways of writing them. */
export const catalogueNames = async (env: Env) => carNamesFile.parse(await releaseFile(env, "car-names"));

const named = z.record(z.string(), z.object({ name: z.string(), path: z.string() }));
const namesFile = z.object({ brands: named, models: named });
export type GuideNames = z.infer<typeof namesFile>;

/** The guide's brands and models, by the keys of their used cars. */
export const guideNames = async (env: Env) => namesFile.parse(await releaseFile(env, "guide-names"));
