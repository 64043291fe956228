import { mean } from "../lib/mean";
import { site } from "../site";

interface Model {
  readonly name: string;
  readonly bodyType: string;
  readonly energies: readonly string[];
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly versionCount: number;
  readonly brand: { readonly name: string };
}

/** schema.org Car of a model, its offers in XOF; a rating only where owners gave one (MARKET § 1, structured data). */
export function modelData(url: string, model: Model, reviews: readonly { readonly overall: number }[]) {
  const average = mean(reviews.map(({ overall }) => overall));
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
    ...(average !== null && {
      aggregateRating: { "@type": "AggregateRating", ratingValue: Number(average.toFixed(1)), bestRating: 5, reviewCount: reviews.length },
    }),
  };
}
