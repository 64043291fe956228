import * as z from "zod/mini";
import type { Addressed } from "../../src/routes";
import type { Env } from "../env";

const headersFile = z.array(z.tuple([z.string(), z.string()]));
export type Headers = z.infer<typeof headersFile>;
const assetsFile = z.array(z.string());
const idsFile = z.record(z.string(), z.string());

/**
 * Files of the release that this instance has read. Every answer needs them, and they never change while this version of the Worker runs.
 * The data centre's cache (functions/shared/edge-cache.ts) would outlive that version. A file that is still being read is not in the map,
 * because workerd ends what a request waits for when its visitor leaves, and another request that waited for it would wait for ever.
 */
const read = new Map<string, unknown>();

/** A file that the publishing step wrote for the Worker. */
export async function releaseFile(env: Env, name: string): Promise<unknown> {
  if (read.has(name)) return read.get(name);
  const answer = await env.ASSETS.fetch(`https://assets.local/_ids/${name}.json`);
  if (!answer.ok) throw new Error(`_ids/${name}.json: ${answer.status}`);
  const file = await answer.json();
  read.set(name, file);
  return file;
}

export const securityHeaders = async (env: Env): Promise<Headers> =>
  headersFile.parse(await releaseFile(env, "headers"));

/** The canonical paths of one kind of page, by id. */
export const canonicalPaths = async (env: Env, kind: Addressed["kind"]) => idsFile.parse(await releaseFile(env, kind));

/** Names of the scripts and styles that the pages of this release load. */
export const assetNames = async (env: Env) => assetsFile.parse(await releaseFile(env, "assets"));

/** LAST_BUILD in src/build/edge-facts.ts */
const buildFile = z.object({
  pages: z.int(),
  degraded: z.array(z.object({ endpoint: z.string(), ageHours: z.nullable(z.number()) })),
});
export type OldAnswer = z.infer<typeof buildFile>["degraded"][number];

/** What the release says of its own build. */
export const buildFacts = async (env: Env) => buildFile.parse(await releaseFile(env, "build"));
