/** Every address of the site, written only here (rule: site/routes). Paths have no trailing slash. */

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
  postAd: "/poster-une-annonce",
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

  brand: (brand: { slug: string; id: number }) => `/guide-auto/voitures-neuves/marque/${brand.slug}/${brand.id}`,
  model: (brandSlug: string, model: { id: number; slug: string }) =>
    `/guide-auto/voitures-neuves/marque/${brandSlug}/modele/${model.id}-${model.slug}`,
  version: (brandSlug: string, modelSlug: string, version: { id: number; slug: string }) =>
    `/guide-auto/voitures-neuves/marque/${brandSlug}/modele/${modelSlug}/${version.id}-${version.slug}`,
  newsCategory: (category: { id: number; slug: string }) => `/actualite-auto/${category.id}-${category.slug}`,
  article: (categorySlug: string, article: { id: number; slug: string }) =>
    `/actualite-auto/${categorySlug}/${article.id}-${article.slug}`,
  guideTopic: (topic: { slug: string }) => `/guide-pratique/${topic.slug}`,
  ad: (ad: { id: string; slug: string }) => `/marche-doccasion/annonce/${ad.id}-${ad.slug}`,
  seller: (id: string) => `/marche-doccasion/vendeur/${id}`,
} as const;

/** Built pages that the Worker fills with an ad or a seller; the pages of ads and sellers are below these paths. */
export const adShell = "/marche-doccasion/annonce";
export const sellerShell = "/marche-doccasion/vendeur";

/** What the search of the header finds for a text; the Worker fills the built page (rule: site/results-page). */
export const resultsPage = "/recherche";
export const resultsFor = (text: string) => `${resultsPage}?${new URLSearchParams({ q: text })}`;

/** Addresses that few scripts know: as exports of their own, all others leave them out. */
export const rssFeed = "/rss.xml";
/** The home of the practical guides. */
export const guidesHome = "/guide-pratique";
export const moderationDesk = "/moderation";
export const leadsDesk = "/bureau";
/** The state of the site, for operators. */
export const operationsDesk = "/exploitation";
export const alertPage = "/marche-doccasion/alerte";
/** Where an alert on the price of a new car is asked for (src/contract/market/alert-subject.ts). */
export const watchedModel = (id: number) => `${alertPage}?modele_neuf=${id}`;
export const watchedVersion = (id: number) => `${alertPage}?version_neuve=${id}`;
/** The page that the link of the newsletter's e-mail opens. */
export const newsletterPage = "/lettre-d-information";
/** The page of a dealer, whose name in addresses is unique (rule: guide/dealer-address). Only the build uses this function; pages receive their paths. */
export const dealerPage = (slug: string) => `/concessionnaires/${slug}`;
export const practicalGuide = (topicSlug: string, slug: string) => `/guide-pratique/${topicSlug}/${slug}`;

/** Built page that the Worker fills with the used cars of a brand, a model, a town… (functions/market/landing/landing.ts). */
export const landingShell = "/marche-doccasion/selection";
/** Pages of used cars that people search for. They are exports of their own, so that scripts of other pages leave them out. */
export const usedBrand = (brand: string) => `/marche-doccasion/${brand}`;
export const usedModel = (brand: string, model: string) => `/marche-doccasion/${brand}/${model}`;
export const usedYear = (brand: string, model: string, year: number) => `/marche-doccasion/${brand}/${model}/${year}`;
export const usedTown = (town: string) => `/marche-doccasion/ville/${town}`;
export const usedBudget = (budget: string) => `/marche-doccasion/budget/${budget}`;

/** An export of its own, so that scripts of other pages leave it out. */
export const newOrUsedTool = "/guide-pratique/outils/neuf-ou-occasion";

/** What the used cars of a model are estimated at, by year and mileage; the list of these models is the page that the Worker fills with them. */
export const coteShell = "/cote";
export const coteOf = (brand: string, model: string) => `/cote/${brand}/${model}`;

/** Page n of a paged list: the list's own address, then `/page/2`, `/page/3`… */
export const pageOf = (path: string, page: number) => (page === 1 ? path : `${path}/page/${page}`);

/** Lists of reviews: all, by a facet, and each in other sort orders. Only the build uses these functions; pages receive their paths. */
export const allReviews = `${routes.reviews}/tous`;
export const reviewsOf = (facet: string, value: string) => `${routes.reviews}/${facet}/${value}`;
export const reordered = (path: string, order: string) => `${path}/tri/${order}`;
export const isReordered = (path: string) => path.startsWith(`${routes.reviews}/`) && path.includes("/tri/");

/** Whether a page is a practical guide, one of their topics or one of the tools beside them. Only the build uses this function. */
export const isOfGuides = (path: string) => path.startsWith("/guide-pratique/");

/** Files for search engines: the index of the build's sitemaps, and the sitemap that the Worker writes of ads. Pages use neither. */
export const sitemap = "/sitemap-index.xml";
export const sitemapOfAds = "/sitemap-annonces.xml";
export const sitemapOfLandings = "/sitemap-occasions.xml";

/** An address that moved to `routes.newCars`. */
export const formerNewCars = "/guide-auto/voitures-neufs";

/** Page of a text by the editors: about, contact, legal. Only the build uses this function. */
export const editorialPage = (slug: string) => `/${slug}`;

/** List of new cars by a facet: `/voitures-neuves/carrosserie/suv`. */
export const carsOf = (facet: "carrosserie" | "energie" | "budget", value: string) =>
  `/voitures-neuves/${facet}/${value}`;
/** Page of a comparison of models, given as « brand-model » in any order. */
export const comparisonOf = (models: readonly string[]) => `${routes.compare}/${[...models].sort().join("-vs-")}`;
/** Address of the comparator with the given versions. */
export const comparing = (versionIds: readonly number[]) => `${routes.compare}?v=${versionIds.join()}`;

/** Kind and id of an address whose id alone determines the page (rule: site/right-id). */
export type Addressed = { kind: "brand" | "model" | "version" | "category" | "article"; id: string };

const SHAPES: readonly { kind: Addressed["kind"]; pattern: RegExp }[] = [
  { kind: "brand", pattern: /^\/guide-auto\/voitures-neuves\/marque\/[^/]+\/([^/]+)$/ },
  { kind: "model", pattern: /^\/guide-auto\/voitures-neuves\/marque\/[^/]+\/modele\/([^/-]*)(?:-[^/]*)?$/ },
  { kind: "version", pattern: /^\/guide-auto\/voitures-neuves\/marque\/[^/]+\/modele\/[^/]+\/([^/-]*)(?:-[^/]*)?$/ },
  { kind: "category", pattern: /^\/actualite-auto\/(?!toute-l-actualite(?:\/|$))([^/-]*)(?:-[^/]*)?(?:\/page\/\d+)?$/ },
  { kind: "article", pattern: /^\/actualite-auto\/[^/]+\/([^/-]*)(?:-[^/]*)?$/ },
];

/** Kind and id of an address (the id ends at the first hyphen); null when the address has another shape. */
export function addressed(path: string): Addressed | null {
  for (const { kind, pattern } of SHAPES) {
    const id = pattern.exec(path)?.[1];
    if (id !== undefined) return { kind, id };
  }
  return null;
}

/** Route parameters that must be numeric (rule: site/not-found). */
export const isNumericId = (id: string) => /^\d{1,9}$/.test(id);

/** Maximum length shown of an untrusted address. */
const MAX_SHOWN_LENGTH = 200;

/** Message for a missing page (rule: site/not-found): an invalid id and an unknown route have different spellings. */
export function notFoundMessage(path: string): string {
  const found = addressed(path);
  return `Page ${found && !isNumericId(found.id) ? "Not Found" : "not found"}: ${path.slice(0, MAX_SHOWN_LENGTH)}`;
}
