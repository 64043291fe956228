import { capitalised } from "../shared/text/capital";
import { slugify } from "../shared/text/slug";
import { USAGE_NAMES } from "../guide/reviews/usages";

/** The fields of a review that decide which lists it belongs to, and its position in them. */
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
    readonly articled: string | null;
    readonly energies: readonly string[];
    readonly brand: { readonly brandId: number; readonly slug: string; readonly name: string };
  };
}

export type Facet = "marque" | "modele" | "energie" | "usage" | "note" | "annee" | "kilometrage";

/** A value of a facet, for one review. */
export interface Value {
  /** Last segment of the list's address. */
  readonly address: string;
  readonly label: string;
  readonly title: string;
  /** Sort key among the values of its facet, larger first. Without it, the list with the most reviews comes first. */
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
  readonly from: number;
  /** Upper bound, exclusive. */
  readonly to: number;
  readonly address: string;
  readonly label: string;
}

/** Of scores with one decimal, as they are shown. */
const NOTES: readonly Band[] = [
  { from: 4, to: Infinity, address: "4-et-plus", label: "de 4 à 5" },
  { from: 3, to: 4, address: "de-3-a-4", label: "de 3 à 3,9" },
  { from: 0, to: 3, address: "moins-de-3", label: "moins de 3" },
];

const KILOMETRES: readonly Band[] = [
  { from: 0, to: 30_000, address: "moins-de-30000", label: "moins de 30.000 km" },
  { from: 30_000, to: 60_000, address: "30000-a-60000", label: "30.000 à 60.000 km" },
  { from: 60_000, to: 100_000, address: "60000-a-100000", label: "60.000 à 100.000 km" },
  { from: 100_000, to: 150_000, address: "100000-a-150000", label: "100.000 à 150.000 km" },
  { from: 150_000, to: Infinity, address: "150000-et-plus", label: "150.000 km et plus" },
];

function inBand(bands: readonly Band[], value: number | null, title: (label: string) => string): readonly Value[] {
  const band = value === null ? undefined : bands.find(({ from, to }) => value >= from && value < to);
  return band
    ? [{ address: band.address, label: capitalised(band.label), title: title(band.label), rank: -bands.indexOf(band) }]
    : [];
}

/** The facets that reviews are listed by, with a function that returns a review's values for each (rule: guide/review-lists). */
export const FACETS: Readonly<
  Record<Facet, { readonly name: string; readonly of: (review: ListedReview) => readonly Value[] }>
> = {
  marque: {
    name: "Marque",
    of: ({ model: { brand } }) => [
      {
        address: `${brand.brandId}-${brand.slug}`,
        label: brand.name,
        title: `Avis sur les ${brand.name}`,
        brandId: brand.brandId,
      },
    ],
  },
  modele: {
    name: "Modèle",
    of: ({ model: { modelId, slug, name, articled, brand } }) => [
      {
        address: `${modelId}-${brand.slug}-${slug}`,
        label: `${brand.name} ${name}`,
        title: articled ? `Avis sur ${articled}` : `Avis ${brand.name} ${name}`,
        brandId: brand.brandId,
        modelId,
      },
    ],
  },
  energie: {
    name: "Énergie du modèle",
    of: ({ model }) =>
      model.energies.map((energy) => ({
        address: slugify(energy),
        label: energy,
        title: `Avis sur les modèles en version ${energy.toLowerCase()}`,
      })),
  },
  usage: {
    name: "Usage",
    of: ({ usage }) => {
      const [name, title] = [USAGE_NAMES[usage ?? ""], USAGE_TITLES[usage ?? ""]];
      return usage && name && title ? [{ address: slugify(usage), label: capitalised(name), title }] : [];
    },
  },
  note: {
    name: "Note",
    of: ({ overall }) => inBand(NOTES, Number(overall.toFixed(1)), (label) => `Avis notés ${label}`),
  },
  annee: {
    name: "Année",
    of: ({ year }) =>
      year === null
        ? []
        : [{ address: String(year), label: String(year), title: `Avis sur les voitures de ${year}`, rank: year }],
  },
  kilometrage: {
    name: "Kilométrage",
    of: ({ mileage }) => inBand(KILOMETRES, mileage, (label) => `Avis après ${label}`),
  },
};
export const FACET_NAMES = Object.keys(FACETS) as readonly Facet[];
