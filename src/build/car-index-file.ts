import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CarIndexFile } from "../contract/guide/car-index";
import { contentHash } from "./content-hash";

const FOLDER = "static";
const NAME = /^cars-[0-9a-f]{10}\.json$/;

/**
 * Writes the index under a name that contains a hash of its content, so that browsers can cache it for ever, and deletes the index files of earlier builds.
 * @returns the address of the file
 */
export function writeCarIndex(publicDir: string, index: CarIndexFile): string {
  const content = JSON.stringify(index);
  const name = `cars-${contentHash(content)}.json`;
  const folder = path.join(publicDir, FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) if (NAME.test(old) && old !== name) rmSync(path.join(folder, old));
  writeFileSync(path.join(folder, name), content);
  return `/${FOLDER}/${name}`;
}
