import { NEWEST_MIGRATION } from "../migrations/newest";
import type { Context } from "../shared/context";
import { liveJson } from "../shared/live-json";
import { assetNames, buildFacts } from "./release-files";

/**
 * `GET /api/ops/release`: what a deployment must know of the version that it replaces (scripts/deploy): the newest migration that this Worker knows
 * (rule: site/migrations-survived), and what its open pages may still load (rule: site/older-pages), and how many pages it has (rule:
 * site/publication-checks).
 */
export async function readRelease({ env }: Context): Promise<Response> {
  const [assets, { pages }] = await Promise.all([assetNames(env), buildFacts(env)]);
  return liveJson({ release: env.RELEASE?.id ?? null, schema: NEWEST_MIGRATION, assets, pages });
}
