import * as z from "zod/mini";
import type { ImportAgeKey } from "../../src/costs/rules/import-age";
import type { Env } from "../env";
import { releaseFile } from "../site/release-files";

const pricesFile = z.record(z.string(), z.int());
const agesFile: z.ZodMiniType<Partial<Record<ImportAgeKey, number>>> = z.object({
  import_age_max_voiture: z.optional(z.number()),
  import_age_max_lourd: z.optional(z.number()),
});

/** Model id → its starting price, with promotions that are for everybody taken off. Models without a price are not in it. */
export const newPrices = async (env: Env) => pricesFile.parse(await releaseFile(env, "prices"));

/** Key of `parametres_pays` → the years after its first registration until which a car may be imported. */
export const importAges = async (env: Env) => agesFile.parse(await releaseFile(env, "import-ages"));
