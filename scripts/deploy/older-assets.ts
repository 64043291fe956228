import { writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod/mini";
import { isHashedName } from "../../src/build/publish/headers";
import type { Ask } from "./ask";
import type { Published } from "./published";
import { Stop } from "../stop";

const release = z.object({
  schema: z.string(),
  assets: z.array(z.string().check(z.refine(isName))),
  /** Number of its pages; a Worker from before this number does not say it. */
  pages: z.optional(z.int()),
});
/** Nothing but a file right in `dist/` whose name changes with its content. */
function isName(name: string): boolean {
  return /^[\w.-]+\.(?:js|css|json)$/.test(name) && isHashedName(name);
}

/** What the served version says of itself; null where its Worker is older than the question. */
export async function servedRelease(ask: Ask, opsToken: string) {
  const answer = await ask("/api/ops/release", { headers: { Authorization: `Bearer ${opsToken}` } }).catch(() => null);
  if (answer?.status === 404) return null;
  const read = answer?.ok ? release.safeParse(await answer.json().catch(() => null)).data : undefined;
  if (read) return read;
  throw new Stop(
    answer?.status === 401
      ? "Le site servi refuse OPS_TOKEN : donnez le jeton que le secret du Worker a."
      : answer
        ? `Le site servi ne dit pas ce qu’il est (/api/ops/release répond ${answer.status}).`
        : "Le site servi ne répond pas. S’il n’a encore jamais été servi, déployez avec « --first ».",
  );
}

/**
 * Gives the publication the scripts and styles that open pages of the served version may still load (rule: site/older-pages). Publishing keeps those
 * that this machine published before; others come from the served site, so that any machine may deploy.
 * @returns how many were fetched
 */
export async function keepOlderAssets(published: Published, assets: readonly string[], ask: Ask): Promise<number> {
  const missing = assets.filter((name) => !published.has(name));
  for (const name of missing) {
    const answer = await ask(`/${name}`).catch(() => null);
    if (!answer?.ok)
      throw new Stop(
        `Les pages ouvertes chargent encore ${name}, que le site servi ne donne pas : rien n’est déployé.`,
      );
    await writeFile(path.join(published.folder, name), Buffer.from(await answer.arrayBuffer()));
  }
  return missing.length;
}
