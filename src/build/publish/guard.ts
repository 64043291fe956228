import { routes } from "../../routes";
import { groupDigits } from "../../shared/figures/price";
import { EDGE_FILES } from "../edge-facts";
import { ADDRESSED_KINDS, type AddressedKind, type CanonicalIds } from "./canonical-ids";
import { MAX_LINE_LENGTH } from "./csp";

/** Facts about a release that are checked before it is published. */
export interface ReleaseFacts {
  /** Addresses of its pages. */
  readonly pages: ReadonlySet<string>;
  /** Paths of its files, without leading slash. */
  readonly files: ReadonlySet<string>;
  readonly ids: CanonicalIds;
  /** Files over 25 MiB, which Cloudflare would refuse. */
  readonly tooBig: readonly string[];
  /** Files that contain the key of api.php. */
  readonly leaking: readonly string[];
  /** Files that browsers would cache for a year although their names contain no hash. */
  readonly unhashed: readonly string[];
  /** Length of the longest line of `_headers`. */
  readonly longestHeader: number;
}

export interface GuardOptions {
  /** Number of pages of the last publication, on any machine; null for the first one. */
  readonly lastPages: number | null;
  readonly paidPlan: boolean;
  /** Whether the owner confirmed that fewer pages are intended. */
  readonly force: boolean;
}

export const MAX_BYTES = 25 * 1024 * 1024;
const MAX_FILES = { free: 18_000, paid: 90_000 };
/** Minimum number of pages, as a share of those of the last publication (rule: site/publication-checks). */
const MIN_SHARE = 0.98;

const FRENCH: Record<AddressedKind, string> = {
  brand: "page de marque",
  model: "page de modèle",
  version: "page de version",
  category: "page de catégorie",
  article: "page d’article",
};
const MUST_HAVE = ["404.html", "500.html", "atom.xml", ...EDGE_FILES];

/** Reasons why a release may not be published, as French sentences for the owner; empty when it may. */
export function refusals(facts: ReleaseFacts, { lastPages, paidPlan, force }: GuardOptions): readonly string[] {
  const reasons: string[] = [];
  const limit = paidPlan ? MAX_FILES.paid : MAX_FILES.free;
  if (lastPages !== null && !force && facts.pages.size < lastPages * MIN_SHARE)
    reasons.push(
      `Il n’y a plus que ${groupDigits(facts.pages.size)} pages, contre ${groupDigits(lastPages)} à la dernière publication. ` +
        "Si c’est voulu, publiez avec PUBLISH_FORCE=1.",
    );
  if (facts.files.size > limit)
    reasons.push(
      `${groupDigits(facts.files.size)} fichiers : l’hébergement en accepte ${groupDigits(limit)}.` +
        (paidPlan ? "" : " Avec l’offre payante, publiez avec ASSETS_LIMIT=paid."),
    );
  for (const file of facts.tooBig) reasons.push(`Le fichier ${file} dépasse 25 Mio.`);
  for (const file of facts.leaking) reasons.push(`Le fichier ${file} contient la clé de l’API : rien n’est publié.`);
  for (const file of facts.unhashed)
    reasons.push(
      `Le fichier ${file} serait gardé un an par les navigateurs, mais son nom ne change pas avec son contenu.`,
    );
  if (facts.longestHeader > MAX_LINE_LENGTH)
    reasons.push(
      `Une ligne de _headers fait ${facts.longestHeader} caractères, ${MAX_LINE_LENGTH} au plus sont permis.`,
    );
  if (!facts.pages.has(routes.home)) reasons.push("La page d’accueil manque.");
  for (const kind of ADDRESSED_KINDS)
    if (kind !== "category" && Object.keys(facts.ids[kind]).length === 0)
      reasons.push(`Il n’y a aucune ${FRENCH[kind]}.`);
  for (const file of MUST_HAVE) if (!facts.files.has(file)) reasons.push(`Le fichier ${file} manque.`);
  if (![...facts.files].some((file) => /^sitemap[^/]*\.xml$/.test(file)))
    reasons.push("Le plan du site (sitemap) manque.");
  return reasons;
}
