import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { holdsOneOf, spellingsOf } from "../src/build/publish/secret";
import { Stop } from "./stop";

const MAX_BYTES = 1_000_000;
/** What lets somebody in on a desk: an emulator, an address of this machine, a token that nobody signed (docs/threats.md, Identity and rights). */
const OF_A_DESK = /emulator|127\.0\.0\.1|\balg["']?\s*[:=]+\s*["'`]none\b/i;

/**
 * Refuses a Worker that nobody should upload: with the key in it, with what is fit for a desk alone, or too heavy.
 * @param folder what wrangler bundled
 * @returns its size in bytes, compressed
 */
export async function judgeBundle(folder: string, apiKey: string): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  const scripts = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  if (scripts.some((script) => holdsOneOf(script, spellingsOf(apiKey))))
    throw new Stop("La clé d’API est dans le programme du Worker : rien n’est déployé.");
  const desk = scripts.flatMap((script) => OF_A_DESK.exec(script.toString("utf8"))?.[0] ?? []);
  if (desk.length > 0)
    throw new Stop(
      `Le programme du Worker contient « ${desk.join(" », « ")} », qui n’a rien à faire en production : rien n’est déployé.`,
    );
  const size = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
  if (size > MAX_BYTES)
    throw new Stop(
      `Le Worker pèse ${Math.ceil(size / 1_000)} Ko compressé ; ${MAX_BYTES / 1_000} Ko au plus sont permis.`,
    );
  return size;
}
