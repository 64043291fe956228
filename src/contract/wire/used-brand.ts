import * as z from "zod/mini";
import { listOf, optionalText, text } from "./primitives";

const year = z.int().check(z.gte(1900), z.lte(2100));

/** Years in which one generation of a model was made; `a` is null or absent while it is still made. */
const generation = z.object({ de: year, a: z._default(z.nullable(year), null) });

/** `modeles_occasion`: a brand with the models of it that are sold used, and the ways in which sellers write both. */
export const usedBrand = z.object({
  marque: text,
  synonymes: listOf(text),
  modeles: listOf(
    z.object({
      nom: text,
      generations: listOf(generation),
      carrosserie: optionalText,
      energies: listOf(text),
      synonymes: listOf(text),
    }),
  ),
});
export type WireUsedBrand = z.infer<typeof usedBrand>;
