import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentHash } from "./content-hash";

const FOLDER = "static";

/**
 * Writes a file of which each build has one, under a name that contains a hash of its content, so that browsers can cache it for ever, and deletes those of
 * earlier builds, which no page of this build names.
 * @param kind start of the name
 * @param extension end of the name, without its dot
 * @returns the address of the file
 */
export function writeHashed(publicDir: string, kind: string, extension: string, content: string | Buffer): string {
  const name = `${kind}-${contentHash(content)}.${extension}`;
  const folder = path.join(publicDir, FOLDER);
  mkdirSync(folder, { recursive: true });
  const ofKind = new RegExp(`^${kind}-[0-9a-f]{10}\\.${extension}$`);
  for (const old of readdirSync(folder))
    if (ofKind.test(old) && old !== name) rmSync(path.join(folder, old), { force: true });
  writeFileSync(path.join(folder, name), content);
  return `/${FOLDER}/${name}`;
}
