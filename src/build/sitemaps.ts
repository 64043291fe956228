import {
  adShell,
  addressed,
  alertPage,
  newsletterPage,
  isOfGuides,
  isReordered,
  landingShell,
  leadsDesk,
  moderationDesk,
  operationsDesk,
  resultsPage,
  routes,
  sellerShell,
  sitemap,
} from "../routes";

/** Pages of no use to search engines: members’ own pages, and pages that the Worker fills. */
const OF_THE_VISITOR: readonly string[] = [
  routes.login,
  routes.register,
  routes.account,
  routes.postAd,
  routes.selection,
  routes.offline,
  moderationDesk,
  leadsDesk,
  operationsDesk,
  alertPage,
  newsletterPage,
  resultsPage,
  adShell,
  sellerShell,
  landingShell,
];

const KINDS = [
  "pages",
  "marques",
  "modeles",
  "versions",
  "avis",
  "comparaisons",
  "concessionnaires",
  "actualite",
  "guides",
] as const;
type Kind = (typeof KINDS)[number];
/** Maximum number of addresses in one file, set by the sitemap protocol. */
const MAX_URLS = 50_000;

function kindOf(path: string): Kind {
  const found = addressed(path);
  if (found?.kind === "brand") return "marques";
  if (found?.kind === "model") return "modeles";
  if (found?.kind === "version") return "versions";
  if (path.startsWith(routes.news)) return "actualite";
  if (path.startsWith(`${routes.reviews}/`)) return "avis";
  if (path.startsWith(`${routes.compare}/`)) return "comparaisons";
  if (path.startsWith(`${routes.dealers}/`)) return "concessionnaires";
  return isOfGuides(path) ? "guides" : "pages";
}

const escape = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const document = (root: string, entry: string, urls: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n` +
  urls.map((url) => `<${entry}><loc>${escape(url)}</loc></${entry}>\n`).join("") +
  `</${root}>\n`;

/**
 * Builds a sitemap index and one sitemap per kind of page. Error pages, members’ pages and lists in an order other than their default are left out.
 * @param paths addresses of all built pages
 * @returns file name → content
 */
export function sitemaps(siteUrl: string, paths: readonly string[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const indexable = paths
    .filter((path) => !/^\/(?:404|500|dev-404)/.test(path) && !OF_THE_VISITOR.includes(path) && !isReordered(path))
    .sort();
  for (const kind of KINDS) {
    const urls = indexable.filter((path) => kindOf(path) === kind).map((path) => siteUrl + (path === "/" ? "/" : path));
    for (let start = 0; start < urls.length; start += MAX_URLS)
      files.set(
        `sitemap-${kind}${start ? `-${start / MAX_URLS + 1}` : ""}.xml`,
        document("urlset", "url", urls.slice(start, start + MAX_URLS)),
      );
  }
  files.set(
    sitemap.slice(1),
    document(
      "sitemapindex",
      "sitemap",
      [...files.keys()].map((file) => `${siteUrl}/${file}`),
    ),
  );
  return files;
}
