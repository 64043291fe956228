import { readdirSync } from "node:fs";
import path from "node:path";
import { isLeftByGatsby } from "../../gatsby-5.16/build/leavings";
import { HASH_DIGITS } from "../chunk-names";
import { EDGE_FILES } from "../edge-facts";

/** Files that publishing writes itself, and files that are never published. */
const NEVER = [/^_(?:headers|redirects|redirects\.json)/, /(?:^|\/)\.(?!well-known\/)/];

/** Matches scripts, their licences and their style sheets in the root folder; their names contain webpack's hash. */
const CHUNK = new RegExp(`^(?!.*/).*[-.]([0-9a-f]{${HASH_DIGITS},})\\.(?:js(?:\\.LICENSE\\.txt)?|css)$`);

/** Matches what Gatsby makes of a picture of the content, in a folder named by the digest of the picture; names of sizes and formats are between and behind. */
const OF_PICTURE = /^static\/([0-9a-f]{12})\/(?:[^/]+\/)?([^/]+)\.\w+$/;

interface CurrentBuild {
  readonly scripts: readonly string[];
  readonly runtime: string;
  /** The pictures of the content, each as its digest and its name (« 101d39d84af8/1 »); null where they are not known. */
  readonly pictures: ReadonlySet<string> | null;
}

/** Whether a file of `public/` belongs to a release. Gatsby never deletes the scripts and pictures of older builds, so only those of this build are published. */
export function isPublished(file: string, current: CurrentBuild): boolean {
  if (isLeftByGatsby(file) || NEVER.some((pattern) => pattern.test(file))) return false;
  if (file.startsWith("_ids/")) return EDGE_FILES.includes(file);
  if (/^styles\.[0-9a-f]+\.css$/.test(file)) return false; // It is published under the name that pages use.
  const [, digest, name] = OF_PICTURE.exec(file) ?? [];
  if (digest !== undefined) return current.pictures?.has(`${digest}/${name}`) ?? true;
  const hash = CHUNK.exec(file)?.[1];
  return (
    hash === undefined || current.scripts.some((script) => script.includes(hash)) || current.runtime.includes(hash)
  );
}

/**
 * Paths of all files below a directory, sorted, with forward slashes. Each directory is read by a call of its own: reading all by one recursive call takes three times as long.
 */
export function filesBelow(directory: string): readonly string[] {
  const found: string[] = [];
  const read = (below: string) => {
    for (const entry of readdirSync(path.join(directory, below), { withFileTypes: true })) {
      const place = `${below}${entry.name}`;
      if (entry.isDirectory()) read(`${place}/`);
      else if (entry.isFile()) found.push(place);
    }
  };
  read("");
  return found.sort();
}
