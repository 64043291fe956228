import * as z from "zod/mini";
import { brand } from "./brand";
import { dealer } from "./dealer";
import { model } from "./model";
import { article } from "./news";
import { guide } from "./guide";
import { figure, listOf } from "./primitives";
import { promo } from "./promo";
import { version } from "./version";

/** What the endpoints of one item answer in `data`: its row, and what belongs to it. The site does not ask them; they are assumed. */
export const itemSchemas = {
  get_marque: z.extend(brand, { models: listOf(model), promos: listOf(promo), concessionnaires: listOf(dealer) }),
  get_modele: z.extend(model, {
    versions: listOf(version),
    avis_resume: z.object({ nombre_avis: z.int().check(z.nonnegative()), note_moyenne: figure }),
  }),
  get_version: version,
  get_article: article,
  get_guide: guide,
} as const;
export type ItemEndpoint = keyof typeof itemSchemas;
