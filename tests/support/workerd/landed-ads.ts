import { aPublishedAd, aSeller } from "./made-ads";

/** Publishes so many ads of a model that no other ad has, asking 5,000,000 and 100,000 more each. */
export async function someAds(count: number, more: Readonly<Record<string, string | number>> = {}): Promise<void> {
  const seller = await aSeller();
  for (let n = 0; n < count; n += 1)
    await aPublishedAd(seller, {
      brand_key: "zotye",
      brand_name: "Zotye",
      model_key: "zotye-t600",
      model_name: "T600",
      model_id: null,
      condition: "venant",
      year: 2015 + (n % 2),
      price: 5_000_000 + 100_000 * n,
      ...more,
    });
}
