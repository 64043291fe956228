import * as z from "zod/mini";
import type { ImportAgeKey } from "../../src/costs/rules/import-age";
import type { Env } from "../env";
import { releaseFile } from "../site/release-files";

const pricesFile = z.record(z.string(), z.int());
const agesFile: z.ZodMiniType<Partial<Record<ImportAgeKey, number>>> = z.object({
  import_age_max_voiture: z.optional(z.number()),
  import_age_max_lourd: z.optional(z.number()),
});

/** Model id → the price that it starts from, promos for everybody taken off; the guide's models without a price are not in it. */
export const newPrices = async (env: Env) => pricesFile.parse(await releaseFile(env, "prices"));

/** Key of `parametres_pays` → how many years after its first registration a car may be imported, as the rule of the day says. */
export const importAges = async (env: Env) => agesFile.parse(await releaseFile(env, "import-ages"));
