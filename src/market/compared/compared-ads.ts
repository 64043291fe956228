import type { AdDetail } from "../../contract/market/ad";
import { AD_ID } from "../../contract/market/ad-id";
import type { FreeCar, ShownCar } from "../../guide/compare/shown-car";
import { routes } from "../../routes";
import { askAd } from "../ad-page/use-ad";
import { keptAds } from "../kept/kept-ads";
import { adWords } from "../words/ad-words";
import { coverSource } from "../words/cover";

const photoOf = ([first]: AdDetail["gallery"]): ShownCar["photo"] => {
  if (!first) return null;
  const { src, srcSet, width, height } = coverSource(first);
  return { width, height, images: { fallback: { src, srcSet }, sources: [] } };
};

/** The figures of an ad that the data sheet of a version has too, under its names. */
const specsOf = (ad: AdDetail, { energy, gearbox, drive }: ReturnType<typeof adWords>): ShownCar["specs"] =>
  Object.fromEntries(
    Object.entries({
      energy,
      gearbox,
      drivetrain: drive,
      fiscalPower: ad.fiscal_power,
      seats: ad.seats,
      doors: ad.doors,
    }).filter((field): field is [string, string | number] => field[1] !== null),
  );

const CLOSED = { publiee: null, vendue: "Vendue", expiree: "Annonce expirée" } as const;

/** A used car as a column of the comparator (rule: guide/compare-used). */
export function comparedAd(ad: AdDetail): ShownCar {
  const words = adWords(ad);
  return {
    id: ad.id,
    modelId: null,
    brand: ad.brand,
    model: ad.model,
    name: String(ad.year),
    bodyType: null,
    path: routes.ad(ad),
    photo: photoOf(ad.gallery),
    price: ad.price,
    promoPrice: null,
    costs: ad.own_name && { onTheRoad: ad.own_name.total, monthlyPayment: null, fiveYears: null },
    ownerScore: null,
    reviewCount: 0,
    specs: specsOf(ad, words),
    equipment: [],
    used: {
      year: words.year,
      mileage: words.mileage,
      condition: words.condition ?? "",
      papers: words.papers ?? "",
      estimate: words.index,
      place: words.place,
      closed: CLOSED[ad.state],
    },
  };
}

async function readAd(id: string): Promise<ShownCar | "gone" | "failed"> {
  if (!AD_ID.test(id)) return "gone";
  const asked = await askAd(id);
  return asked === "gone" || asked === "waiting" ? "gone" : asked === "failed" ? "failed" : comparedAd(asked);
}

/** Reads the used cars of a comparison. @returns as `UsedCars.read` says */
export async function readComparedAds(ids: readonly string[]): Promise<readonly (ShownCar | null)[] | null> {
  const read = await Promise.all(ids.map(readAd));
  return read.includes("failed") ? null : read.map((car) => (typeof car === "string" ? null : car));
}

/** The visitor’s kept ads, as cars that can be chosen. */
export const keptToCompare = (): readonly FreeCar[] =>
  keptAds().map(({ id, title, price }) => ({ id, name: title, price }));
