import type { ContentKind } from "../../../../src/contract/shared/endpoints";

interface Policy {
  /** Name of the field that identifies a row. */
  key: string;
  /** Minimum number of rows, as a share of the last good response; 0 for rows that come and go by themselves. */
  keep: number;
  /** Whether the site can be built without a single row. */
  mayBeEmpty: boolean;
  /** Whether an api.php that does not have the endpoint yet counts as one without rows. */
  mayBeMissing?: boolean;
}

const catalogue = { keep: 0.9, mayBeEmpty: false };
const archive = { keep: 0.98, mayBeEmpty: false };
const optional = { keep: 0.9, mayBeEmpty: true };
const passing = { keep: 0, mayBeEmpty: true };

/** Limits below which a response counts as implausible (rule: site/poor-answers). Promos, banners and the
 * settings of a demonstration end by themselves, so fewer of them is no fault. */
export const policies: Record<ContentKind, Policy> = {
  menuBrands: { key: "id", ...catalogue },
  newsCategories: { key: "id", ...optional },
  guideTopics: { key: "slug", ...optional },
  banners: { key: "place", ...passing },
  countryParameters: { key: "cle", ...optional },
  siteSettings: { key: "cle", ...passing },
  pages: { key: "slug", ...optional },
  usedBrands: { key: "marque", ...optional, mayBeMissing: true },
  customsValues: { key: "id", ...optional, mayBeMissing: true },
  brands: { key: "id", ...catalogue },
  models: { key: "id", ...catalogue },
  versions: { key: "car_id", ...catalogue },
  dealers: { key: "id", ...optional },
  reviews: { key: "id", ...optional },
  promos: { key: "id", ...passing },
  articles: { key: "ID", ...archive },
  guides: { key: "id", ...archive },
};

/** The key of an unparsed row, « 12 » for both 12 and "12"; null when it has none. */
export function keyOf(kind: ContentKind, row: unknown): string | null {
  if (typeof row !== "object" || row === null) return null;
  const value: unknown = Reflect.get(row, policies[kind].key);
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}
