import type { AdDetail } from "../../../src/contract/market/ad";
import { COLOURS, ENERGIES, GEARBOXES, labelIn } from "../../../src/contract/market/lists";
import { photoAddress } from "../../../src/contract/market/photo";
import { SELLER_CRUMBS } from "../../../src/market/ad-page/seller-crumbs";
import { breadcrumbList } from "../../../src/site/head/structured-data";
import { adHead } from "../../../src/market/words/ad-words";
import { routes } from "../../../src/routes";
import { site } from "../../../src/site";

/** The schema.org objects of an ad: its breadcrumbs, its car and its offer. @param siteUrl the public address of the site */
export function adData(ad: AdDetail, siteUrl: string): object {
  const url = siteUrl + routes.ad(ad);
  const seller = { "@type": ad.seller.type === "particulier" ? "Person" : "AutoDealer", name: ad.seller.name };
  return {
    "@context": "https://schema.org",
    "@graph": [
      breadcrumbList(siteUrl, [...SELLER_CRUMBS, { label: ad.title, path: routes.ad(ad) }]),
      {
        "@type": ["Product", "Car"],
        "@id": `${url}#car`,
        name: ad.title,
        description: ad.description || adHead(ad).description,
        url,
        sku: ad.reference,
        ...(ad.gallery.length > 0 && { image: ad.gallery.map(({ hash }) => siteUrl + photoAddress(hash, 1600)) }),
        brand: { "@type": "Brand", name: ad.brand },
        model: ad.model,
        vehicleModelDate: String(ad.year),
        itemCondition: `https://schema.org/${ad.condition === "neuf_0km" ? "NewCondition" : "UsedCondition"}`,
        mileageFromOdometer: { "@type": "QuantitativeValue", value: ad.mileage, unitCode: "KMT" },
        fuelType: labelIn(ENERGIES, ad.energy),
        vehicleTransmission: labelIn(GEARBOXES, ad.gearbox),
        ...(ad.colour !== null && { color: labelIn(COLOURS, ad.colour) }),
        ...(ad.seats !== null && { vehicleSeatingCapacity: ad.seats }),
        ...(ad.doors !== null && { numberOfDoors: ad.doors }),
        offers: {
          "@type": "Offer",
          url,
          price: ad.price,
          priceCurrency: site.currency,
          availability: `https://schema.org/${ad.state === "publiee" ? "InStock" : "SoldOut"}`,
          seller,
        },
      },
    ],
  };
}
