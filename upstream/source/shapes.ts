/**
 * What an editor's file must hold for us to link its rows; every other field goes out as it stands, and the
 * receiver's wire schemas judge it.
 */
import * as z from "zod/mini";

const names = z.object({ nom: z.string(), hex: z.string() });

export const brandEntry = z.looseObject({
  id: z.number(),
  nom_de_la_marque: z.string(),
  slug: z.string(),
  couleur: z.optional(z.string()),
  premium: z.optional(z.boolean()),
});
export const modelEntry = z.looseObject({
  id: z.number(),
  slug: z.string(),
  nom_du_modele: z.string(),
  marque: z.string(),
  couleurs: z._default(z.array(names), []),
});
export const dealerEntry = z.looseObject({ id: z.number(), marques: z._default(z.array(z.string()), []) });
export const reviewEntry = z.looseObject({ id: z.number(), marque: z.string(), modele: z.string() });
export const promoEntry = z.looseObject({
  id: z.number(),
  marque: z.string(),
  modele: z.string(),
  remise: z.optional(z.nullable(z.number())),
  /** Days from today, which is 0. */
  debut_jours: z.number(),
  fin_jours: z.number(),
});
export const categoryEntry = z.looseObject({ id: z.number(), name: z.string(), slug: z.string() });
export const anyEntry = z.looseObject({});

export const articleHead = z.object({
  id: z.number(),
  titre: z.string(),
  slug: z.string(),
  chapo: z.optional(z.nullable(z.string())),
  date: z.string(),
  modifie: z.optional(z.nullable(z.string())),
  auteur: z.optional(z.nullable(z.string())),
  categorie: z.string(),
  /** What its picture shows (drawings/illustrations.ts), or the place in which it shows the first of its cars. */
  illustration: z.optional(z.nullable(z.string())),
  tags: z._default(z.array(z.string()), []),
  a_retenir: z._default(z.array(z.string()), []),
  modeles: z._default(z.array(z.string()), []),
});
/** YAML reads an unquoted year as a number. */
const dateText = z.optional(z.nullable(z.pipe(z.union([z.string(), z.number()]), z.transform(String))));
export const guideHead = z.looseObject({
  id: z.number(),
  slug: z.string(),
  sources: z._default(z.array(z.object({ libelle: z.string(), date: dateText })), []),
});
export const pageHead = z.looseObject({ slug: z.string(), titre: z.string() });

export type BrandEntry = z.output<typeof brandEntry>;
export type ModelEntry = z.output<typeof modelEntry>;
export type DealerEntry = z.output<typeof dealerEntry>;
export type ReviewEntry = z.output<typeof reviewEntry>;
export type PromoEntry = z.output<typeof promoEntry>;
export type CategoryEntry = z.output<typeof categoryEntry>;
export type ArticleHead = z.output<typeof articleHead>;
