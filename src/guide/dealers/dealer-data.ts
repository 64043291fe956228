import { site } from "../../site";
import type { Hours } from "./week";

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

interface DealerWithPage extends Dealer {
  readonly hours: readonly Hours[];
  readonly brands: readonly { readonly name: string }[];
}

const NAMES_OF_DAYS: Readonly<Record<string, string>> = {
  lundi: "Monday",
  mardi: "Tuesday",
  mercredi: "Wednesday",
  jeudi: "Thursday",
  vendredi: "Friday",
  samedi: "Saturday",
  dimanche: "Sunday",
};
/** Search engines know no 24:00. */
const timeOf = (time: string) => (time === "24:00" ? "23:59" : time);
const periodOf = ({ opens, closes }: Hours) => `${timeOf(opens)} ${timeOf(closes)}`;

/** What the page of a dealer adds: its address, its picture, its hours and its brands. Days with the same hours are given together. */
export function dealerPageData(url: string, dealer: DealerWithPage, image: string | null) {
  const periods = new Set(dealer.hours.map(periodOf));
  return {
    ...dealerData(dealer),
    "@id": `${url}#dealer`,
    url,
    ...(image && { image }),
    ...(dealer.brands.length > 0 && { brand: dealer.brands.map(({ name }) => ({ "@type": "Brand", name })) }),
    ...(dealer.hours.length > 0 && {
      openingHoursSpecification: [...periods].map((period) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: dealer.hours.filter((one) => periodOf(one) === period).map(({ day }) => NAMES_OF_DAYS[day]),
        opens: period.slice(0, 5),
        closes: period.slice(6),
      })),
    }),
  };
}
