import * as z from "zod/mini";
import { text } from "./primitives";

const key = z.string().check(z.regex(/^[a-z0-9_]+$/));
/** Another site, or a path of this one. */
const address = z.string().check(z.regex(/^(?:https:\/\/|\/(?!\/))[^\s"<>\\]*$/));

/**
 * `parametres_site`: assumed; what is true of this publication alone (rule: editorial/about-the-content). What is not sent is not shown: a site without a row of the group
 * `demonstration` says nowhere that it is one.
 */
export const siteSetting = z.discriminatedUnion("groupe", [
  /** Words that say of prices, dealers or pictures that they are made up: `demonstration_avis`, `_prix`, `_concessionnaires`, `_images`. */
  z.object({ groupe: z.literal("demonstration"), cle: key, texte: text }),
  /** How visitors reach who runs the site: `contact_whatsapp`, a telephone number as people write it. */
  z.object({ groupe: z.literal("contact"), cle: key, texte: text }),
  /** The owner's page on a network; an icon that we do not have gives way to the name. */
  z.object({ groupe: z.literal("reseau"), cle: key, texte: text, adresse: address }),
  /** The site of another country. */
  z.object({ groupe: z.literal("site_frere"), cle: key, texte: text, adresse: address }),
]);
export type WireSiteSetting = z.infer<typeof siteSetting>;
