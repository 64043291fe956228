import type { Kind } from "../../support/kinds";

const TOYOTA = "/guide-auto/voitures-neuves/marque/toyota";
const REVIEWS = "/guide-auto/avis-des-automobilistes";

/** A page of the small catalogue for every kind that the build makes. The compiler asks for one of each new kind. */
export const PAGES = {
  home: "/",
  "guide home": "/guide-auto",
  "new cars": "/guide-auto/voitures-neuves",
  "electric cars": "/guide-auto/voitures-electriques",
  promos: "/guide-auto/promos-du-moment",
  "premium cars": "/guide-auto/voitures-haut-de-gamme",
  novelties: "/guide-auto/nouveautes-au-marche",
  reviews: REVIEWS,
  "review list": `${REVIEWS}/marque/1-toyota`,
  "reordered review list": `${REVIEWS}/tous/tri/kilometrage`,
  "car search": "/voitures-neuves/recherche",
  "car list": "/voitures-neuves/carrosserie/suv",
  "used cars": "/marche-doccasion",
  "used search": "/marche-doccasion/rechercher",
  estimates: "/cote",
  "dealers by brand": "/guide-auto/liste-des-concessionnaires",
  brand: `${TOYOTA}/1`,
  model: `${TOYOTA}/modele/111-hilux`,
  version: `${TOYOTA}/modele/rav4/10022-2-5-hybride-e-cvt-adventure`,
  "news home": "/actualite-auto",
  "all news": "/actualite-auto/toute-l-actualite",
  category: "/actualite-auto/3-essais",
  article: "/actualite-auto/essais/1001-toyota-hilux-24-tole-ondulee-kedougou",
  "practical guides": "/guide-pratique",
  tools: "/guide-pratique/outils",
  tool: "/guide-pratique/outils/simulateur-de-dedouanement",
  "guide topic": "/guide-pratique/permis-de-conduire",
  "practical guide": "/guide-pratique/permis-de-conduire/choisir-son-auto-ecole",
  dealers: "/concessionnaires",
  dealer: "/concessionnaires/baobab-mobilite",
  comparator: "/comparateur",
  comparison: "/comparateur/hyundai-tucson-vs-mazda-cx-5",
  contact: "/contactez-nous",
  about: "/a-propos-de-nous",
  legal: "/politique-de-confidentalite-et-mentions-legales",
} as const satisfies Readonly<Record<Kind, string>>;

/** Pages of no kind: those of members as a visitor sees them, and the error. */
export const OTHER_PAGES = {
  "not found": "/cette-page-n-existe-pas",
  login: "/login",
  register: "/register",
  "post an ad": "/poster-une-annonce",
  selection: "/ma-selection",
  offline: "/hors-ligne",
} as const;
