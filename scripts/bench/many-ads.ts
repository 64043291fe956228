import path from "node:path";
import { getPlatformProxy } from "wrangler";
import type { Env } from "../../functions/env";
import { estimateAll } from "../../functions/market/estimate/estimates-run";
import { type DemoAd, demoAds } from "../seed/ads";
import { writeAds } from "../seed/write";

const BATCH = 10_000;

/** Opens the database of a local Worker and fills it with made ads. @param state folder of `--persist-to` @param config path of wrangler.toml */
export async function openManyAds(
  howMany: number,
  state: string,
  config: string,
): Promise<{ readonly db: D1Database; dispose(): Promise<void> }> {
  const {
    env: { DB: db },
    dispose,
  } = await getPlatformProxy<Env>({ configPath: config, persist: { path: path.join(state, "v3") } });
  const now = Date.now();
  let chunk: DemoAd[] = [];
  const write = async () => {
    await writeAds(db, chunk, now);
    chunk = [];
  };
  for (const ad of demoAds(howMany, now)) if (chunk.push(ad) === BATCH) await write();
  if (chunk.length > 0) await write();
  await estimateAll(db, now);
  return { db, dispose };
}
