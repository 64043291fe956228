import path from "node:path";
import pLimit from "p-limit";
import { getPlatformProxy } from "wrangler";
import { estimateAll } from "../../functions/market/estimate/estimates-run";
import type { DemoAd } from "./ads";
import { demoGalleries } from "./galleries";
import { guideIds } from "./guide-ids";
import type { DrawnPhoto } from "./photos";
import { writeAds } from "./write";

/** Photos on their way to the local store. */
const CONCURRENCY = 16;

interface Filled {
  readonly DB: D1Database;
  readonly MEDIA: R2Bucket;
}

/**
 * Fills the marketplace of this machine with made ads and their photos, where it has none yet; nothing else writes meanwhile.
 * @param config wrangler.toml of this machine
 * @param now when the ads end: they are as old as they are said to be at this moment
 */
export async function fillMarketplace(root: string, config: string, now = Date.now()): Promise<void> {
  const { env, dispose } = await getPlatformProxy<Filled>({
    configPath: config,
    persist: { path: path.join(root, ".wrangler/state/v3") },
  });
  try {
    const isEmpty = async (table: "ads" | "estimates") =>
      (await env.DB.prepare(`SELECT 1 FROM ${table} LIMIT 1`).all()).results.length === 0;
    if (await isEmpty("ads")) await fill(env, now);
    // The night does it elsewhere; a machine that is started by day has no night.
    if (await isEmpty("estimates")) await estimateAll(env.DB, now);
  } finally {
    await dispose();
  }
}

/** Makes photos, then sellers and ads: where it was interrupted before, it begins again. */
async function fill(env: Filled, now: number): Promise<void> {
  const galleries = await demoGalleries(now);
  const drawn = new Map([...galleries.values()].flat().map((photo) => [photo.hash, photo]));
  const oneOf = pLimit(CONCURRENCY);
  const put = (hash: string, { width, bytes }: DrawnPhoto["files"][number]) =>
    oneOf(() => env.MEDIA.put(`media/${hash}-${width}.jpg`, bytes, { httpMetadata: { contentType: "image/jpeg" } }));
  await Promise.all([...drawn.values()].flatMap(({ hash, files }) => files.map((file) => put(hash, file))));
  const galleryOf = (ad: DemoAd) =>
    (galleries.get(ad) ?? []).map(({ hash, width, height }) => ({ hash, width, height }));
  await writeAds(env.DB, [...galleries.keys()], now, { galleryOf, guideIdOf: guideIds() });
}
