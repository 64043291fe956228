import type { NodePluginArgs } from "gatsby";
import * as z from "zod/mini";
import { nodeIdOf } from "./node-id";
import type { NodeDraft } from "./nodes";
import { nodeTypes } from "./schema/type-defs";

type Gatsby = Pick<
  NodePluginArgs,
  "actions" | "cache" | "createContentDigest" | "createNodeId" | "getNode" | "getNodesByType"
>;

/** Id of each node → digest of its content. */
const digests = z.record(z.string(), z.string());
const DIGESTS = "digests";

/**
 * The nodes that are there, as this plugin wrote them: from the cache that Gatsby deletes together with its nodes, because reading 20,000 nodes for the sake of their digests
 * takes seconds. Where it has none, the nodes are read.
 */
async function knownNodes({ cache, getNodesByType }: Gatsby): Promise<ReadonlyMap<string, string>> {
  const kept = digests.safeParse(await cache.get(DIGESTS));
  if (kept.success) return new Map(Object.entries(kept.data));
  return new Map(nodeTypes.flatMap(getNodesByType).map(({ id, internal }) => [id, internal.contentDigest]));
}

/** Updates Gatsby's nodes to match the drafts: new and changed nodes are written, all that have no draft deleted. Gatsby is told not to look for old nodes by itself. */
export async function writeNodes(drafts: readonly NodeDraft[], gatsby: Gatsby): Promise<void> {
  const { actions, cache, createContentDigest, createNodeId, getNode } = gatsby;
  actions.enableStatefulSourceNodes?.();
  const known = await knownNodes(gatsby);
  const written: Record<string, string> = {};
  const idOf = nodeIdOf(createNodeId);
  for (const { type, key, fields: own, links } of drafts) {
    const id = idOf(type, key);
    const linked = Object.entries(links).map(([field, { type: other, keys }]) => [
      field,
      keys.map((one) => idOf(other, one)),
    ]);
    const fields = { ...own, ...Object.fromEntries(linked) };
    // Of a text, not of the object, whose keys Gatsby would sort at each level: they are always in the same order here.
    const contentDigest = createContentDigest(JSON.stringify(fields));
    written[id] = contentDigest;
    if (known.get(id) !== contentDigest)
      await actions.createNode({ ...fields, id, parent: null, children: [], internal: { type, contentDigest } });
  }
  for (const id of known.keys()) {
    const node = id in written ? undefined : getNode(id);
    if (node) actions.deleteNode(node);
  }
  await cache.set(DIGESTS, written);
}
