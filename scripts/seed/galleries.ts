import path from "node:path";
import { type DemoAd, demoAds } from "./ads";
import { type DrawnPhoto, photographer } from "./photos";

const ADS = 1_200;
/** Where drawn photos are kept from one start to the next. */
const FOLDER = path.join(import.meta.dirname, "../../upstream/.cache/annonces");

/**
 * Makes the ads of the demonstration with their photos; those that are kept are not drawn again.
 * @param now when the ads end
 */
export async function demoGalleries(now: number): Promise<ReadonlyMap<DemoAd, readonly DrawnPhoto[]>> {
  const take = photographer(FOLDER);
  return new Map(
    await Promise.all([...demoAds(ADS, now)].map(async (ad) => [ad, await take(ad.model, ad.paint)] as const)),
  );
}
