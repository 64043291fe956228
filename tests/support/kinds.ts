import { pageFiles, readBytes } from "./release";

const REVIEWS =
  "/guide-auto/avis-des-automobilistes/(?:tous|marque/\\d+-[a-z0-9-]+|modele/\\d+-[a-z0-9-]+|annee/\\d{4}|(?:energie|usage|note|kilometrage)/[a-z0-9-]+)";

/**
 * The kinds of page (rule: site/routes). They are repeated here on purpose: the tests verify the site's addresses, so they
 * do not use the site's own `routes.ts`.
 */
const ADDRESSES = {
  home: /^\/$/,
  "guide home": /^\/guide-auto$/,
  "new cars": /^\/guide-auto\/voitures-neuves$/,
  "electric cars": /^\/guide-auto\/voitures-electriques$/,
  promos: /^\/guide-auto\/promos-du-moment$/,
  "premium cars": /^\/guide-auto\/voitures-haut-de-gamme$/,
  novelties: /^\/guide-auto\/nouveautes-au-marche$/,
  reviews: /^\/guide-auto\/avis-des-automobilistes$/,
  "review list": new RegExp(`^${REVIEWS}(?:/page/[1-9]\\d*)?$`),
  "reordered review list": new RegExp(
    `^${REVIEWS}/tri/(?:utiles|meilleures-notes|moins-bonnes-notes|kilometrage)(?:/page/[1-9]\\d*)?$`,
  ),
  "car search": /^\/voitures-neuves\/recherche$/,
  "car list": /^\/voitures-neuves\/(?:carrosserie|energie|budget)\/[a-z0-9-]+(?:\/page\/[1-9]\d*)?$/,
  "used cars": /^\/marche-doccasion$/,
  "used search": /^\/marche-doccasion\/rechercher$/,
  estimates: /^\/cote$/,
  "dealers by brand": /^\/guide-auto\/liste-des-concessionnaires$/,
  brand: /^\/guide-auto\/voitures-neuves\/marque\/[a-z0-9-]+\/\d+$/,
  model: /^\/guide-auto\/voitures-neuves\/marque\/[a-z0-9-]+\/modele\/\d+-[a-z0-9-]+$/,
  version: /^\/guide-auto\/voitures-neuves\/marque\/[a-z0-9-]+\/modele\/[a-z0-9-]+\/\d+-[a-z0-9-]+$/,
  "news home": /^\/actualite-auto$/,
  "all news": /^\/actualite-auto\/toute-l-actualite(?:\/page\/[1-9]\d*)?$/,
  category: /^\/actualite-auto\/\d+-[a-z0-9-]+(?:\/page\/[1-9]\d*)?$/,
  article: /^\/actualite-auto\/[a-z0-9-]+\/\d+-[a-z0-9-]+$/,
  "practical guides": /^\/guide-pratique$/,
  tools: /^\/guide-pratique\/outils$/,
  tool: /^\/guide-pratique\/outils\/[a-z0-9-]+$/,
  "guide topic": /^\/guide-pratique\/(?!outils$)[a-z0-9-]+$/,
  "practical guide": /^\/guide-pratique\/(?!outils\/)[a-z0-9-]+\/[a-z0-9-]+$/,
  dealers: /^\/concessionnaires$/,
  dealer: /^\/concessionnaires\/[a-z0-9-]+$/,
  comparator: /^\/comparateur$/,
  comparison: /^\/comparateur\/[a-z0-9-]+-vs-[a-z0-9-]+$/,
  contact: /^\/contactez-nous$/,
  about: /^\/a-propos-de-nous$/,
  legal: /^\/politique-de-confidentalite-et-mentions-legales$/,
} as const;

export type Kind = keyof typeof ADDRESSES;
export const KINDS = Object.keys(ADDRESSES) as readonly Kind[];

/** Kinds of page about a single item; all other kinds are lists. */
export const DETAIL_KINDS: readonly Kind[] = [
  "model",
  "version",
  "article",
  "practical guide",
  "dealer",
  "contact",
  "about",
  "legal",
];

export const isErrorPage = (address: string) => address === "/404.html" || address === "/500.html";

/** Pages with a visitor's own content, and pages that the Worker fills. As built, they have no content for search engines. */
export const MEMBER_PAGES: readonly string[] = [
  "/login",
  "/register",
  "/mon-compte",
  "/poster-une-annonce",
  "/ma-selection",
  "/hors-ligne",
  "/moderation",
  "/bureau",
  "/exploitation",
  "/recherche",
  "/marche-doccasion/alerte",
  "/lettre-d-information",
  "/marche-doccasion/annonce",
  "/marche-doccasion/vendeur",
  "/marche-doccasion/selection",
];

/** Pages that the Worker fills and serves at other addresses. As built, their pictures may have no source yet. */
export const FILLED_PAGES: readonly string[] = [
  "/marche-doccasion/annonce",
  "/marche-doccasion/vendeur",
  "/marche-doccasion/selection",
];

/** Pages that no other page links to: those that the Worker fills, those that operators open or e-mails link to, and the one that the search leads to. */
export const UNLINKED_PAGES: readonly string[] = [
  ...FILLED_PAGES,
  "/moderation",
  "/bureau",
  "/exploitation",
  "/marche-doccasion/alerte",
  "/lettre-d-information",
  "/recherche",
];

/** Kinds that ask not to be indexed, because search engines find their content at other addresses. */
export const UNLISTED_KINDS: readonly Kind[] = ["reordered review list"];

/** The kind of page of an address; null when it is of none. */
export const kindOf = (address: string): Kind | null => KINDS.find((kind) => ADDRESSES[kind].test(address)) ?? null;

/** Addresses of all built pages of a kind. */
export const addressesOf = (kind: Kind): readonly string[] =>
  [...pageFiles.keys()].filter((address) => ADDRESSES[kind].test(address)).sort();

const weight = (address: string) => readBytes(pageFiles.get(address) ?? "").length;

/** One page that represents its kind: the longest one. */
export function sample(kind: Kind): string {
  const [longest] = addressesOf(kind)
    .map((address) => ({ address, weight: weight(address) }))
    .sort((a, b) => b.weight - a.weight || (a.address < b.address ? -1 : 1));
  if (!longest) throw new Error(`dist/ has no page of the kind « ${kind} »`);
  return longest.address;
}

/** [kind, address] of one page of every kind, for `test.each`. */
export const samples: readonly (readonly [Kind, string])[] = KINDS.map((kind) => [kind, sample(kind)] as const);
