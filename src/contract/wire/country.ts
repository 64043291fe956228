import * as z from "zod/mini";
import { optionalText, text } from "./primitives";

const number = z._default(z.nullable(z.number()), null);

/** `parametres_pays`: every figure that can age, with its date, source and certainty (rule: costs/dated-figures). */
export const countryParameter = z.object({
  cle: z.string().check(z.regex(/^[a-z0-9_]+$/)),
  libelle: text,
  groupe: text,
  valeur: number,
  valeur_max: number,
  unite: optionalText,
  /** A day, a month or a year. */
  date_effet: z._default(z.nullable(z.string().check(z.regex(/^\d{4}(?:-\d{2}){0,2}$/))), null),
  source: text,
  certitude: z.enum(["A", "B", "C", "D"]),
  note: optionalText,
});
export type WireCountryParameter = z.infer<typeof countryParameter>;
