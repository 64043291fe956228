import type { NodePluginArgs } from "gatsby";
import type { createRemoteFileNode } from "gatsby-source-filesystem";
import { currentEtag } from "./current-etag";
import type { GetFile } from "./fetch-photos";

export type CreateRemoteFile = typeof createRemoteFileNode;
type Gatsby = Pick<NodePluginArgs, "actions" | "cache" | "createNodeId" | "getCache" | "getNode">;

/** Number of digest digits. Pages contain the digest in each address of a picture; 12 digits suffice to distinguish a million pictures. */
const DIGEST = 12;

const cacheKey = (url: string) => `photo:${url}`;

/** What an earlier build noted of a picture. */
interface Noted {
  /** Id of its File node. */
  readonly id: string;
  readonly etag: string | null;
}
const isNoted = (value: unknown): value is Noted =>
  typeof value === "object" && value !== null && "id" in value && "etag" in value;

async function notedOf({ cache, getNode, actions }: Gatsby, url: string, isCurrent: (noted: Noted) => boolean) {
  const noted: unknown = await cache.get(cacheKey(url));
  const node = isNoted(noted) && isCurrent(noted) ? getNode(noted.id) : undefined;
  if (!node) return null;
  actions.touchNode(node);
  return node.id;
}

/**
 * Downloads by Gatsby's own downloader, which caches the file in `.cache`. The key is not sent. A picture whose ETag is that of an earlier build is not
 * given to it: for each picture it takes locks and reads the whole file again, which made a tenth of a build without any change.
 */
export function remoteFile(gatsby: Gatsby, createRemoteFile: CreateRemoteFile, timeoutMs: number): GetFile {
  const { actions, cache, createNodeId, getCache, getNode } = gatsby;
  const createNode: typeof actions.createNode = (node, ...rest) =>
    actions.createNode(
      { ...node, internal: { ...node.internal, contentDigest: node.internal.contentDigest.slice(0, DIGEST) } },
      ...rest,
    );
  return async (url) => {
    // Asked before the download: a picture that is replaced in between is then downloaded again by the next build.
    const etag = await currentEtag(url, timeoutMs);
    const known = etag === null ? null : await notedOf(gatsby, url, (noted) => noted.etag === etag);
    if (known !== null) return known;
    try {
      const file = await createRemoteFile({ url, createNode, createNodeId, getCache });
      const node = getNode(file.id);
      // In the same process, a second build gets the same promise, which creates no node. Without touchNode, Gatsby would delete the file.
      if (node) actions.touchNode(node);
      await cache.set(cacheKey(url), { id: file.id, etag } satisfies Noted);
      return file.id;
    } catch {
      return null; // The caller logs the picture, because the downloader's message contains headers and whole addresses.
    }
  };
}

/** Gets the picture from an earlier build, when the host does not respond today. */
export const recalledFile =
  (gatsby: Gatsby): GetFile =>
  (url) =>
    notedOf(gatsby, url, () => true);
