import { routes } from "../../routes";
import { groupDigits } from "../../shared/figures/price";
import { IMPORT_AGES, PRICES } from "../edge-facts";
import { ADDRESSED_KINDS, type AddressedKind, type CanonicalIds } from "./canonical-ids";

/** What is known of a release before it is shown to anybody. */
export interface ReleaseFacts {
  /** Addresses of its pages. */
  readonly pages: ReadonlySet<string>;
  /** Paths of its files, without leading slash. */
  readonly files: ReadonlySet<string>;
  readonly ids: CanonicalIds;
  /** Over 25 MiB: Cloudflare would refuse them. */
  readonly tooBig: readonly string[];
  /** Hold the key of api.php. */
  readonly leaking: readonly string[];
  /** Would be kept for ever under a name that does not change. */
  readonly unhashed: readonly string[];
  /** Longest line of `_headers`. */
  readonly longestHeader: number;
}

export interface GuardOptions {
  /** Pages of the last publication; null for the first one. */
  readonly lastPages: number | null;
  readonly paidPlan: boolean;
  /** The owner wants the fewer pages. */
  readonly force: boolean;
}

export const MAX_BYTES = 25 * 1024 * 1024;
const MAX_FILES = { free: 18_000, paid: 90_000 };
/** Of the last publication's pages, how many must still be there (rule: site/publication-checks). */
const MIN_SHARE = 0.98;
const MAX_HEADER = 1_900;

const FRENCH: Record<AddressedKind, string> = {
  brand: "page de marque",
  model: "page de modèle",
  version: "page de version",
  category: "page de catégorie",
  article: "page d’article",
};
const MUST_HAVE = ["404.html", "500.html", "atom.xml", PRICES, IMPORT_AGES];

/** Why a release may not be published, in sentences for the owner; empty when it may. */
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
  if (facts.longestHeader > MAX_HEADER)
    reasons.push(`Une ligne de _headers fait ${facts.longestHeader} caractères, ${MAX_HEADER} au plus sont permis.`);
  if (!facts.pages.has(routes.home)) reasons.push("La page d’accueil manque.");
  for (const kind of ADDRESSED_KINDS)
    if (kind !== "category" && Object.keys(facts.ids[kind]).length === 0)
      reasons.push(`Il n’y a aucune ${FRENCH[kind]}.`);
  for (const file of MUST_HAVE) if (!facts.files.has(file)) reasons.push(`Le fichier ${file} manque.`);
  if (![...facts.files].some((file) => /^sitemap[^/]*\.xml$/.test(file)))
    reasons.push("Le plan du site (sitemap) manque.");
  return reasons;
}
