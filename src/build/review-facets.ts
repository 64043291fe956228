import { capitalised } from "../lib/capital";
import { groupDigits } from "../lib/price";
import { slugify } from "../lib/slug";
import { USAGE_NAMES } from "../lib/usages";

/** What tells which lists a review belongs to, and where in them. */
export interface ListedReview {
  readonly reviewId: number;
  readonly date: string;
  readonly overall: number;
  readonly usefulVotes: number;
  readonly mileage: number | null;
  readonly year: number | null;
  readonly usage: string | null;
  readonly model: {
    readonly modelId: number;
    readonly slug: string;
    readonly name: string;
    readonly energies: readonly string[];
    readonly brand: { readonly brandId: number; readonly slug: string; readonly name: string };
  };
}

export type Facet = "marque" | "modele" | "energie" | "usage" | "note" | "annee" | "kilometrage";

/** One value of a facet that a review has. */
export interface Value {
  /** The address's last part. */
  readonly address: string;
  readonly label: string;
  readonly title: string;
  /** Where it stands among the others of its facet, larger first; the list of most reviews where none says so. */
  readonly rank?: number;
  readonly brandId?: number;
  readonly modelId?: number;
}

const USAGE_TITLES: Readonly<Record<string, string>> = {
  ville: "Avis de ceux qui roulent en ville",
  route: "Avis de ceux qui roulent sur route",
  piste: "Avis de ceux qui roulent sur piste",
  taxi_vtc: "Avis de ceux qui roulent en taxi ou VTC",
};

interface Band {
  /** Where it begins; it ends before the one above it. */
  readonly from: number;
  readonly address: string;
  readonly label: string;
}

/** From the best. */
const NOTES: readonly Band[] = [
  { from: 4, address: "4-et-plus", label: "4 et plus" },
  { from: 3, address: "de-3-a-4", label: "de 3 à 4" },
  { from: 0, address: "moins-de-3", label: "moins de 3" },
];

/** From the most. */
const KILOMETRES: readonly Band[] = [150_000, 100_000, 60_000, 30_000, 0].map((from, index, starts) => {
  const to = starts[index - 1];
  const [start, end] = [groupDigits(String(from)), groupDigits(String(to))];
  if (to === undefined) return { from, address: `${from}-et-plus`, label: `${start} km et plus` };
  return from === 0 ? { from, address: `moins-de-${to}`, label: `moins de ${end} km` } : { from, address: `${from}-a-${to}`, label: `${start} à ${end} km` };
});

function inBand(bands: readonly Band[], value: number | null, title: (label: string) => string): readonly Value[] {
  const band = value === null ? undefined : bands.find(({ from }) => value >= from);
  return band ? [{ address: band.address, label: capitalised(band.label), title: title(band.label), rank: -bands.indexOf(band) }] : [];
}

/** MARKET § 2.8, « Filters »: the values of each that a review has. */
export const FACETS: Readonly<Record<Facet, { readonly name: string; readonly of: (review: ListedReview) => readonly Value[] }>> = {
  marque: {
    name: "Marque",
    of: ({ model: { brand } }) => [{ address: `${brand.brandId}-${brand.slug}`, label: brand.name, title: `Avis sur les ${brand.name}`, brandId: brand.brandId }],
  },
  modele: {
    name: "Modèle",
    of: ({ model: { modelId, slug, name, brand } }) => [
      { address: `${modelId}-${brand.slug}-${slug}`, label: `${brand.name} ${name}`, title: `Avis sur la ${brand.name} ${name}`, brandId: brand.brandId, modelId },
    ],
  },
  energie: {
    name: "Énergie du modèle",
    of: ({ model }) => model.energies.map((energy) => ({ address: slugify(energy), label: energy, title: `Avis sur les modèles en version ${energy.toLowerCase()}` })),
  },
  usage: {
    name: "Usage",
    of: ({ usage }) => {
      const [name, title] = [USAGE_NAMES[usage ?? ""], USAGE_TITLES[usage ?? ""]];
      return usage && name && title ? [{ address: slugify(usage), label: capitalised(name), title }] : [];
    },
  },
  note: { name: "Note", of: ({ overall }) => inBand(NOTES, overall, (label) => `Avis notés ${label}`) },
  annee: { name: "Année", of: ({ year }) => (year === null ? [] : [{ address: String(year), label: String(year), title: `Avis sur les voitures de ${year}`, rank: year }]) },
  kilometrage: { name: "Kilométrage", of: ({ mileage }) => inBand(KILOMETRES, mileage, (label) => `Avis après ${label}`) },
};
export const FACET_NAMES = Object.keys(FACETS) as readonly Facet[];
