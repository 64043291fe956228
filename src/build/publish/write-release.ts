import pLimit from "p-limit";
import { LAST_BUILD, lastBuild, type OldAnswer } from "../edge-facts";
import { canonicalIds, ADDRESSED_KINDS, type CanonicalIds } from "./canonical-ids";
import { recipes } from "./file-recipes";
import { headersFile, securityHeaders, WORKER } from "./headers";
import { pictureWeights } from "./picture-weights";
import type { PublicationMemory } from "./publication-memory";
import { redirects, redirectsFile } from "./redirects";
import type { ReleasePlan } from "./release-plan";
import type { ReleaseWriter } from "./release-writer";
import type { Survey } from "./survey";

/** Number of files in memory at once. */
const CONCURRENCY = 8;

const json = (value: unknown) => Buffer.from(JSON.stringify(value));

export interface ReleaseSource {
  readonly publicDir: string;
  /** Paths, relative to `publicDir`, of the files that are published. */
  readonly files: readonly string[];
  readonly found: Survey;
  readonly plan: ReleasePlan;
  readonly memory: PublicationMemory;
  readonly degraded: readonly OldAnswer[];
}

/** Writes every file of a release. A file that would be made from the same as in the last release is linked from there, unread. */
export async function writeRelease(
  writer: ReleaseWriter,
  { publicDir, files, found, plan, memory, degraded }: ReleaseSource,
): Promise<CanonicalIds> {
  const limit = pLimit(CONCURRENCY);
  const recipeOf = recipes(publicDir, found, plan, memory.digests);
  const weights = new Map<string, number>();
  writer.holdOnly(new Set(files));

  const write = async (file: string) => {
    const { key, make } = await recipeOf(file);
    const known = memory.published(file, key);
    const content = known !== null && (await writer.keep(file, key)) ? null : await make();
    const bytes = content ? content.length : (known ?? 0);
    weights.set(file, bytes);
    memory.publish(file, key, bytes);
    if (content) await writer.put(file, content);
  };
  await Promise.all(files.map((file) => limit(() => write(file))));
  for (const [file, content] of pictureWeights(weights)) await writer.put(file, Buffer.from(content));

  for (const { name, text } of [plan.launch, plan.popup]) await writer.put(name, Buffer.from(text));
  await writer.put(WORKER, Buffer.from(plan.worker));
  if (plan.sheet) await writer.put(plan.sheet.name, Buffer.from(plan.sheet.css));
  await writer.put("_headers", Buffer.from(headersFile(plan.policy, plan.indexed)));
  await writer.put("_redirects", Buffer.from(redirectsFile(redirects)));
  await writer.put("_ids/headers.json", json(securityHeaders(plan.policy, plan.indexed)));
  await writer.put(LAST_BUILD, Buffer.from(lastBuild(found.pages.length, degraded)));
  const ids = canonicalIds(found.pages.map(({ address }) => address));
  for (const kind of ADDRESSED_KINDS) await writer.put(`_ids/${kind}.json`, json(ids[kind]));
  return ids;
}
