/** Every address of the site, spelled once (rule: site/routes). Paths have no trailing slash. */

export const routes = {
  home: "/",
  guide: "/guide-auto",
  newCars: "/guide-auto/voitures-neuves",
  electric: "/guide-auto/voitures-electriques",
  promos: "/guide-auto/promos-du-moment",
  premium: "/guide-auto/voitures-haut-de-gamme",
  novelties: "/guide-auto/nouveautes-au-marche",
  reviews: "/guide-auto/avis-des-automobilistes",
  guideDealers: "/guide-auto/liste-des-concessionnaires",
  dealers: "/concessionnaires",
  search: "/voitures-neuves/recherche",
  compare: "/comparateur",
  selection: "/ma-selection",
  usedCars: "/marche-doccasion",
  usedSearch: "/marche-doccasion/rechercher",
  /** Built pages that the Worker fills with an ad, and with a seller: below them stand those of each. */
  adShell: "/marche-doccasion/annonce",
  sellerShell: "/marche-doccasion/vendeur",
  postAd: "/poster-une-annonce",
  moderation: "/moderation",
  alert: "/marche-doccasion/alerte",
  news: "/actualite-auto",
  allNews: "/actualite-auto/toute-l-actualite",
  tools: "/guide-pratique/outils",
  customsTool: "/guide-pratique/outils/simulateur-de-dedouanement",
  onTheRoadTool: "/guide-pratique/outils/prix-cle-en-main",
  loanTool: "/guide-pratique/outils/simulateur-de-credit",
  reachTool: "/guide-pratique/outils/combien-puis-je-emprunter",
  monthlyTool: "/guide-pratique/outils/combien-par-mois",
  roadFitness: "/guide-pratique/outils/adaptee-au-senegal",
  login: "/login",
  register: "/register",
  account: "/mon-compte",
  offline: "/hors-ligne",
  contact: "/contactez-nous",
  about: "/a-propos-de-nous",
  legal: "/politique-de-confidentalite-et-mentions-legales",
  atom: "/atom.xml",
  rss: "/rss.xml",

  brand: (brand: { slug: string; id: number }) => `/guide-auto/voitures-neuves/marque/${brand.slug}/${brand.id}`,
  model: (brandSlug: string, model: { id: number; slug: string }) =>
    `/guide-auto/voitures-neuves/marque/${brandSlug}/modele/${model.id}-${model.slug}`,
  version: (brandSlug: string, modelSlug: string, version: { id: number; slug: string }) =>
    `/guide-auto/voitures-neuves/marque/${brandSlug}/modele/${modelSlug}/${version.id}-${version.slug}`,
  newsCategory: (category: { id: number; slug: string }) => `/actualite-auto/${category.id}-${category.slug}`,
  article: (categorySlug: string, article: { id: number; slug: string }) =>
    `/actualite-auto/${categorySlug}/${article.id}-${article.slug}`,
  guideTopic: (topic: { slug: string }) => `/guide-pratique/${topic.slug}`,
  practicalGuide: (topicSlug: string, slug: string) => `/guide-pratique/${topicSlug}/${slug}`,
  ad: (ad: { id: string; slug: string }) => `/marche-doccasion/annonce/${ad.id}-${ad.slug}`,
  seller: (id: string) => `/marche-doccasion/vendeur/${id}`,
} as const;

/** Page n of a paged list: the list's own address, then `/page/2`, `/page/3`… */
export const pageOf = (path: string, page: number) => (page === 1 ? path : `${path}/page/${page}`);

/** Lists of reviews: all, those that share something, and each in another order than its own. Only the build spells them: pages are given theirs. */
export const allReviews = `${routes.reviews}/tous`;
export const reviewsOf = (facet: string, value: string) => `${routes.reviews}/${facet}/${value}`;
export const reordered = (path: string, order: string) => `${path}/tri/${order}`;
export const isReordered = (path: string) => path.startsWith(`${routes.reviews}/`) && path.includes("/tri/");

/** The page of a text by the editors: about, contact, legal. Only the build uses it. */
export const editorialPage = (slug: string) => `/${slug}`;

/** Lists of new cars that share something: `/voitures-neuves/carrosserie/suv`. */
export const carsOf = (facet: "carrosserie" | "energie" | "budget", value: string) =>
  `/voitures-neuves/${facet}/${value}`;
/** A comparison's own page, of models by « brand-model », whatever order they are named in; and any versions in the comparator. */
export const comparisonOf = (models: readonly string[]) => `${routes.compare}/${models.toSorted().join("-vs-")}`;
export const comparing = (versionIds: readonly number[]) => `${routes.compare}?v=${versionIds.join()}`;

/** What an address asks for, when its shape is one whose id alone decides (rule: site/right-id). */
export type Addressed = { kind: "brand" | "model" | "version" | "category" | "article"; id: string };

const SHAPES: readonly { kind: Addressed["kind"]; pattern: RegExp }[] = [
  { kind: "brand", pattern: /^\/guide-auto\/voitures-neuves\/marque\/[^/]+\/([^/]+)$/ },
  { kind: "model", pattern: /^\/guide-auto\/voitures-neuves\/marque\/[^/]+\/modele\/([^/-]*)(?:-[^/]*)?$/ },
  { kind: "version", pattern: /^\/guide-auto\/voitures-neuves\/marque\/[^/]+\/modele\/[^/]+\/([^/-]*)(?:-[^/]*)?$/ },
  { kind: "category", pattern: /^\/actualite-auto\/(?!toute-l-actualite(?:\/|$))([^/-]*)(?:-[^/]*)?(?:\/page\/\d+)?$/ },
  { kind: "article", pattern: /^\/actualite-auto\/[^/]+\/([^/-]*)(?:-[^/]*)?$/ },
];

/** The shape of an address and the id it carries (split on the first hyphen only); null where no route of ours has it. */
export function addressed(path: string): Addressed | null {
  for (const { kind, pattern } of SHAPES) {
    const id = pattern.exec(path)?.[1];
    if (id !== undefined) return { kind, id };
  }
  return null;
}

/** Route parameters that must be numeric (rule: site/not-found). */
export const isNumericId = (id: string) => /^\d{1,9}$/.test(id);

/** Of an address that nobody here wrote, no more is shown. */
const LONGEST_SHOWN = 200;

/** The words of a page that is not there (rule: site/not-found): a failed route validation and an unmatched route are not spelt alike. */
export function notFoundMessage(path: string): string {
  const found = addressed(path);
  return `Page ${found && !isNumericId(found.id) ? "Not Found" : "not found"}: ${path.slice(0, LONGEST_SHOWN)}`;
}
