import { readdir } from "node:fs/promises";
import path from "node:path";
import { isLeftByGatsby } from "../../gatsby-5.16/build/leavings";
import { HASH_DIGITS } from "../chunk-names";

/** What publishing writes itself, and what no site shows. */
const NEVER = [
  /^_(?:headers|redirects|redirects\.json|ids\/(?!(?:prices|import-ages)\.json$))/,
  /(?:^|\/)\.(?!well-known\/)/,
];

/** Scripts, their licences and the sheets that come with them, at the root, carry webpack's hash. */
const CHUNK = new RegExp(`^(?!.*/).*[-.]([0-9a-f]{${HASH_DIGITS},})\\.(?:js(?:\\.LICENSE\\.txt)?|css)$`);

/** Whether a file of `public/` goes into a release. Gatsby never removes scripts of older builds: the runtime names those of this one. */
export function isPublished(
  file: string,
  current: { readonly scripts: readonly string[]; readonly runtime: string },
): boolean {
  if (isLeftByGatsby(file) || NEVER.some((pattern) => pattern.test(file))) return false;
  if (/^styles\.[0-9a-f]+\.css$/.test(file)) return false; // published under the name the pages say
  const hash = CHUNK.exec(file)?.[1];
  return (
    hash === undefined || current.scripts.some((script) => script.includes(hash)) || current.runtime.includes(hash)
  );
}

/** Every file below a directory, with slashes, sorted. */
export async function filesBelow(directory: string): Promise<readonly string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
}
