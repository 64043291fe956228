import * as z from "zod/mini";
import { id, text } from "./primitives";

/** `valeurs_douane`: what a used car is worth where it is bought, freight included. The customs tool proposes it (rule: costs/customs-value). */
export const customsValue = z.object({
  id,
  marque: text,
  modele: text,
  /** Of the first registration. */
  annee: z.int().check(z.gte(1980), z.lte(2100)),
  /** Where the car comes from, for readers: Europe, Amérique du Nord. */
  provenance: text,
  valeur: z.int().check(z.positive()),
  devise: z.enum(["EUR", "FCA"]),
  /** A day, a month or a year. */
  date_effet: z.string().check(z.regex(/^\d{4}(?:-\d{2}){0,2}$/)),
  source: text,
  certitude: z.enum(["A", "B", "C", "D"]),
});
export type WireCustomsValue = z.infer<typeof customsValue>;
