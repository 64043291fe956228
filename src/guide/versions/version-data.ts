import { currentPrice } from "../../costs/price/current-price";
import { site } from "../../site";

interface Version {
  readonly price: number | null;
  readonly promoPrice: number | null;
  readonly energy: string;
  readonly gearbox: string | null;
  readonly drivetrain: string | null;
  readonly seats: number | null;
  readonly doors: number | null;
  readonly model: { readonly name: string; readonly bodyType: string; readonly brand: { readonly name: string } };
}

/** schema.org Car with an Offer, for a version. */
export function versionData(url: string, name: string, version: Version) {
  const price = currentPrice(version);
  return {
    "@type": "Car",
    "@id": `${url}#car`,
    name,
    url,
    brand: { "@type": "Brand", name: version.model.brand.name },
    model: version.model.name,
    bodyType: version.model.bodyType,
    fuelType: version.energy,
    itemCondition: "https://schema.org/NewCondition",
    ...(version.gearbox && { vehicleTransmission: version.gearbox }),
    ...(version.drivetrain && { driveWheelConfiguration: version.drivetrain }),
    ...(version.seats !== null && { vehicleSeatingCapacity: version.seats }),
    ...(version.doors !== null && { numberOfDoors: version.doors }),
    ...(price && { offers: { "@type": "Offer", price, priceCurrency: site.currency } }),
  };
}
