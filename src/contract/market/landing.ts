/** A landing page of used cars as the Worker answers it: `GET /api/ads/landing?path=/marche-doccasion/toyota&page=2`. */
import * as z from "zod/mini";
import { adCard } from "./ad";

const text = z.string();
const link = z.object({ label: text, path: text });

export const adLanding = z.object({
  title: text,
  /** How many ads there are, or that there is none. */
  words: text,
  /** The median price, what half of the cars ask, and which cars these are, in words; null or absent where no price is claimed. */
  median: z.optional(z.nullable(z.object({ price: z.int(), half: z.optional(text), of: text }))),
  /** What the ads ask, by quartiles, in a sentence; null or absent where no price is claimed. */
  asked: z.optional(z.nullable(text)),
  /** Ways to fewer of these ads; absent from answers of versions before them. */
  ways: z.optional(z.array(z.object({ title: text, links: z.array(link) }))),
  head: z.object({ title: text, description: text }),
  /** From the home page to this page, whose crumb is the last one. */
  crumbs: z.array(link),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  ads: z.array(adCard),
  /** The same ads as a search, spelled as by `writeAdSearch`. */
  search: text,
  /** The page of the brand or the model in the guide of new cars. */
  guide: z.nullable(link),
  /** What the cars of the model are estimated at. */
  cote: z.nullable(link),
  neighbours: z.array(z.object({ title: text, links: z.array(link) })),
});
export type AdLanding = z.infer<typeof adLanding>;
