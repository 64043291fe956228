import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { holdsOneOf, spellingsOf } from "../src/build/publish/secret";
import { Stop } from "./stop";

const LARGEST = 1_000_000;

/**
 * Refuses a Worker that nobody should upload: with the key in it, or too heavy.
 * @param folder what wrangler bundled
 * @returns its size in bytes, compressed
 */
export async function judgeBundle(folder: string, apiKey: string): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  const scripts = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  if (scripts.some((script) => holdsOneOf(script, spellingsOf(apiKey)))) throw new Stop("La clé d’API est dans le programme du Worker : rien n’est déployé.");
  const size = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
  if (size > LARGEST) throw new Stop(`Le Worker pèse ${Math.ceil(size / 1_000)} Ko compressé ; ${LARGEST / 1_000} Ko au plus sont permis.`);
  return size;
}
