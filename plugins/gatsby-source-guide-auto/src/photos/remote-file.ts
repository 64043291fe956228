import type { NodePluginArgs } from "gatsby";
import type { createRemoteFileNode } from "gatsby-source-filesystem";
import type { GetFile } from "./fetch-photos";

export type CreateRemoteFile = typeof createRemoteFileNode;
type Gatsby = Pick<NodePluginArgs, "actions" | "cache" | "createNodeId" | "getCache" | "getNode">;

/** Number of digest digits. Pages contain the digest in each address of a picture; 12 digits suffice to distinguish a million pictures. */
const DIGEST = 12;

const cacheKey = (url: string) => `photo:${url}`;

/** Downloads by Gatsby's own downloader, which sends the ETag that it has and caches the file in `.cache`. The key is not sent. */
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
      // In the same process, a second build gets the same promise, which creates no node. Without touchNode, Gatsby would delete the file.
      if (node) actions.touchNode(node);
      await cache.set(cacheKey(url), file.id);
      return file.id;
    } catch {
      return null; // The caller logs the picture, because the downloader's message contains headers and whole addresses.
    }
  };
}

/** Gets the picture from an earlier build, when the host does not respond today. */
export const recalledFile =
  ({ actions, cache, getNode }: Gatsby): GetFile =>
  async (url) => {
    const id: unknown = await cache.get(cacheKey(url));
    const node = typeof id === "string" ? getNode(id) : undefined;
    if (!node) return null;
    actions.touchNode(node);
    return node.id;
  };
