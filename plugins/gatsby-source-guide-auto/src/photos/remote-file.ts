import type { NodePluginArgs } from "gatsby";
import type { createRemoteFileNode } from "gatsby-source-filesystem";
import type { GetFile } from "./fetch-photos";

export type CreateRemoteFile = typeof createRemoteFileNode;
type Gatsby = Pick<NodePluginArgs, "actions" | "cache" | "createNodeId" | "getCache" | "getNode">;

/** Pages say a picture's digest in each of its addresses: 12 digits tell a million pictures apart. */
const DIGEST = 12;

const cacheKey = (url: string) => `photo:${url}`;

/** Gatsby's own downloader: it asks with the ETag it has and keeps the file in `.cache`. No key goes with it. */
export function remoteFile(
  { actions, cache, createNodeId, getCache, getNode }: Gatsby,
  createRemoteFile: CreateRemoteFile,
): GetFile {
  const createNode: typeof actions.createNode = (node, ...rest) =>
    actions.createNode(
      { ...node, internal: { ...node.internal, contentDigest: node.internal.contentDigest.slice(0, DIGEST) } },
      ...rest,
    );
  return async (url) => {
    try {
      const file = await createRemoteFile({ url, createNode, createNodeId, getCache });
      const node = getNode(file.id);
      // In one process a second build gets the same promise, which creates nothing: without a touch the file would go.
      if (node) actions.touchNode(node);
      await cache.set(cacheKey(url), file.id);
      return file.id;
    } catch {
      return null; // The caller names the picture; the downloader's words hold headers and whole addresses.
    }
  };
}

/** The picture as an earlier build had it, for when the host does not answer today. */
export const recalledFile =
  ({ actions, cache, getNode }: Gatsby): GetFile =>
  async (url) => {
    const id: unknown = await cache.get(cacheKey(url));
    const node = typeof id === "string" ? getNode(id) : undefined;
    if (!node) return null;
    actions.touchNode(node);
    return node.id;
  };
