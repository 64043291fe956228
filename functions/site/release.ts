import { NEWEST_MIGRATION } from "../migrations/newest";
import type { Context } from "../shared/context";
import { liveJson } from "../shared/live-json";
import { assetNames } from "./release-files";

/**
 * `GET /api/ops/release`: what a deployment must know of the version that it replaces (scripts/deploy): the newest migration that this Worker knows
 * (rule: site/migrations-survived), and what its open pages may still load (rule: site/older-pages).
 */
export const readRelease = async ({ env }: Context): Promise<Response> =>
  liveJson({ release: env.RELEASE?.id ?? null, schema: NEWEST_MIGRATION, assets: await assetNames(env) });
