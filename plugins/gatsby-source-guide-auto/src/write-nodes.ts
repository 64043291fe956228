import type { NodePluginArgs } from "gatsby";
import { nodeIdOf } from "./node-id";
import type { NodeDraft } from "./nodes";
import { nodeTypes } from "./schema/type-defs";

type Gatsby = Pick<NodePluginArgs, "actions" | "createContentDigest" | "createNodeId" | "getNode" | "getNodesByType">;

/** Updates Gatsby's nodes to match the drafts: new and changed nodes are written, unchanged ones touched, all others deleted. */
export async function writeNodes(drafts: readonly NodeDraft[], gatsby: Gatsby): Promise<void> {
  const { actions, createContentDigest, createNodeId, getNode, getNodesByType } = gatsby;
  const ids = new Set<string>();
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
    ids.add(id);
    const known = getNode(id);
    if (known?.internal.contentDigest === contentDigest) actions.touchNode(known);
    else await actions.createNode({ ...fields, id, parent: null, children: [], internal: { type, contentDigest } });
  }
  for (const type of nodeTypes) {
    for (const node of getNodesByType(type)) {
      if (!ids.has(node.id)) actions.deleteNode(node);
    }
  }
}
