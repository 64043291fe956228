import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { holdsOneOf, spellingsOf } from "../src/build/publish/secret";
import { Stop } from "./stop";

const MAX_BYTES = 400_000;
/** Settings of a development machine that would accept anybody: an emulator, a local address, an unsigned token (docs/threats.md, Identity and rights). */
const DEVELOPMENT_ONLY = /emulator|127\.0\.0\.1|\balg["']?\s*[:=]+\s*["'`]none\b/i;

/**
 * Refuses a Worker that must not be uploaded: it contains the key or settings of a development machine, or is too large.
 * @param folder the folder with wrangler's bundle
 * @returns its size in bytes, compressed
 */
export async function checkBundle(folder: string, apiKey: string): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  const scripts = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  if (scripts.some((script) => holdsOneOf(script, spellingsOf(apiKey))))
    throw new Stop("La clé d’API est dans le programme du Worker : rien n’est déployé.");
  const forbidden = scripts.flatMap((script) => DEVELOPMENT_ONLY.exec(script.toString("utf8"))?.[0] ?? []);
  if (forbidden.length > 0)
    throw new Stop(
      `Le programme du Worker contient « ${forbidden.join(" », « ")} », qui n’a rien à faire en production : rien n’est déployé.`,
    );
  const size = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
  if (size > MAX_BYTES)
    throw new Stop(
      `Le Worker pèse ${Math.ceil(size / 1_000)} Ko compressé ; ${MAX_BYTES / 1_000} Ko au plus sont permis.`,
    );
  return size;
}
