import * as z from "zod/mini";
import { optionalDate, optionalText, text } from "./primitives";

/** One place of `get_banners`; its fields are assumed (rule: editorial/banner-days). */
export const banner = z.object({
  image: text,
  image_mobile: optionalText,
  lien: text,
  texte_alternatif: text,
  titre: optionalText,
  texte: optionalText,
  debut: optionalDate,
  fin: optionalDate,
});

/** A banner with the place it was listed under: how the answer’s object becomes rows. */
export const placedBanner = z.extend(banner, { place: z.string() });
export type WirePlacedBanner = z.infer<typeof placedBanner>;
