import { site } from "../../site";

interface Model {
  readonly name: string;
  readonly bodyType: string;
  readonly energies: readonly string[];
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly versionCount: number;
  readonly ownerScore: number | null;
  readonly reviewCount: number;
  readonly brand: { readonly name: string };
}

/** schema.org Car for a model, with offers in XOF and a rating only if owners have given one (rule: guide/search-engine-data). */
export function modelData(url: string, model: Model) {
  return {
    "@type": "Car",
    "@id": `${url}#car`,
    name: `${model.brand.name} ${model.name}`,
    url,
    brand: { "@type": "Brand", name: model.brand.name },
    bodyType: model.bodyType,
    fuelType: model.energies,
    ...(model.priceMin && {
      offers: {
        "@type": "AggregateOffer",
        priceCurrency: site.currency,
        lowPrice: model.priceMin,
        highPrice: model.priceMax ?? model.priceMin,
        offerCount: model.versionCount,
      },
    }),
    ...(model.ownerScore !== null && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: model.ownerScore,
        bestRating: 5,
        reviewCount: model.reviewCount,
      },
    }),
  };
}
