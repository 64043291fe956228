import { site } from "../../site";

interface Dealer {
  readonly name: string;
  readonly address: string | null;
  readonly district: string | null;
  readonly city: string;
  readonly region: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** schema.org AutoDealer (rule: guide/search-engine-data). Telephone numbers are left out, because those of the demo are not in service. */
export const dealerData = (dealer: Dealer) => ({
  "@type": "AutoDealer",
  name: dealer.name,
  address: {
    "@type": "PostalAddress",
    streetAddress: [dealer.address, dealer.district].filter(Boolean).join(", ") || undefined,
    addressLocality: dealer.city,
    addressRegion: dealer.region,
    addressCountry: site.countryCode,
  },
  ...(dealer.latitude !== null &&
    dealer.longitude !== null && {
      geo: { "@type": "GeoCoordinates", latitude: dealer.latitude, longitude: dealer.longitude },
    }),
});
