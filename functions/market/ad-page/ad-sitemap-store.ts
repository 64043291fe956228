import * as z from "zod/mini";

const row = z.object({
  id: z.string(),
  brand_name: z.string(),
  model_name: z.string(),
  year: z.int(),
  updated_at: z.int(),
});
export type ListedAd = z.infer<typeof row>;

/** Ads that are online, newest first. The query reads nothing but their index. */
export async function listedAds(db: D1Database, most: number): Promise<readonly ListedAd[]> {
  const { results } = await db
    .prepare(
      "SELECT id, brand_name, model_name, year, updated_at FROM ads INDEXED BY ads_listed WHERE state = 'publiee' ORDER BY published_at DESC, n DESC LIMIT ?",
    )
    .bind(most)
    .all();
  return results.flatMap((one) => row.safeParse(one).data ?? []);
}
