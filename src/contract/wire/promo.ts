import * as z from "zod/mini";
import { figure, flag, id, isoDate, listOf, money, optionalDate, optionalText, text } from "./primitives";

/** `get_promos`: its fields are assumed. A promo whose saving is not positive is dropped by the plugin (rule: guide/promo-saves). */
export const promo = z.object({
  id,
  titre: text,
  marque_id: id,
  id_modele: id,
  car_ids: listOf(id),
  type_de_promo: z.enum(["remise", "taux", "reprise", "pack", "serie_limitee", "destockage"]),
  prix_initial: money,
  prix_promo: money,
  taux: figure,
  debut: isoDate,
  fin: isoDate,
  /**
   * Whether anybody who buys the car pays `prix_promo`: without a trade-in, a status, a credit or a pack that comes with it. Only such a
   * promo is the car's price; one that does not say so is an offer under conditions, whatever `conditions` says.
   */
  pour_tous: flag,
  conditions: optionalText,
  concessionnaire_id: z.optional(z.nullable(id)),
  stock: figure,
  date_maj: optionalDate,
});
export type WirePromo = z.infer<typeof promo>;
