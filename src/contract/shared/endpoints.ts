/**
 * The content endpoints of api.php, all `GET {base}/api.php?endpoint=…` with the key (rule: site/api-key).
 * `list` endpoints are paged (`page`, `par_page`) and accept `modifie_depuis`; `whole` ones return all rows in one answer.
 */
export const contentEndpoints = {
  menuBrands: { name: "marques_modeles", shape: "whole" },
  newsCategories: { name: "get_header_menu_news", shape: "whole" },
  guideTopics: { name: "menu-guide-pratique", shape: "whole" },
  banners: { name: "get_banners", shape: "object" },
  countryParameters: { name: "parametres_pays", shape: "whole" },
  siteSettings: { name: "parametres_site", shape: "whole" },
  pages: { name: "get_pages", shape: "whole" },
  usedBrands: { name: "modeles_occasion", shape: "whole" },
  customsValues: { name: "valeurs_douane", shape: "whole" },
  brands: { name: "get_marques", shape: "list" },
  models: { name: "get_modeles", shape: "list" },
  versions: { name: "get_versions", shape: "list" },
  dealers: { name: "get_concessionnaires", shape: "list" },
  reviews: { name: "get_avis", shape: "list" },
  promos: { name: "get_promos", shape: "list" },
  articles: { name: "get_articles", shape: "list" },
  guides: { name: "get_guides", shape: "list" },
} as const;

export type ContentKind = keyof typeof contentEndpoints;

/** Rows requested per page of a list; the server may send fewer. */
export const ROWS_PER_PAGE = 100;
/** Header that carries the key; GET requests also send it as the query parameter `API_KEY` (rule: site/api-key). */
export const KEY_HEADER = "X-API-KEY";
export const KEY_PARAMETER = "API_KEY";
