import { site } from "../../site";
import type { Hours } from "./week";

interface Dealer {
  readonly name: string;
  readonly city: string;
  readonly region: string;
}

const townOf = ({ city, region }: Dealer) => ({
  "@type": "PostalAddress",
  addressLocality: city,
  addressRegion: region,
  addressCountry: site.countryCode,
});

/** schema.org AutoDealer in the directory, with its town; its page has the rest (rule: guide/search-engine-data). */
export const dealerData = (dealer: Dealer) => ({ "@type": "AutoDealer", name: dealer.name, address: townOf(dealer) });

interface DealerWithPage extends Dealer {
  readonly address: string | null;
  readonly district: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
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

/**
 * The same on its page, with its whole address, position, picture, hours and brands. Days with the same hours are given together. Telephone numbers are left
 * out, because those of the demo are not in service.
 */
export function dealerPageData(url: string, dealer: DealerWithPage, image: string | null) {
  const periods = new Set(dealer.hours.map(periodOf));
  return {
    ...dealerData(dealer),
    "@id": `${url}#dealer`,
    url,
    address: {
      ...townOf(dealer),
      streetAddress: [dealer.address, dealer.district].filter(Boolean).join(", ") || undefined,
    },
    ...(dealer.latitude !== null &&
      dealer.longitude !== null && {
        geo: { "@type": "GeoCoordinates", latitude: dealer.latitude, longitude: dealer.longitude },
      }),
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
