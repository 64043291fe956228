import type { Env } from "../env";
import { secretsIn } from "./secrets-in";
import { sha256 } from "./sha-256";

const isSame = (given: Uint8Array, wanted: Uint8Array): boolean =>
  given.reduce((different, byte, index) => different | (byte ^ (wanted[index] ?? 0)), 0) === 0;

/**
 * Whether a request has the token of scripts: the one, or either of two while one replaces the other (rule: site/key-rotation). Digests are compared byte
 * by byte to the end, with every token, so that the time taken reveals nothing of them.
 */
export async function hasOpsToken({ OPS_TOKEN = "" }: Pick<Env, "OPS_TOKEN">, { headers }: Request): Promise<boolean> {
  const given = await sha256(headers.get("Authorization") ?? "");
  const wanted = await Promise.all(secretsIn(OPS_TOKEN).map((token) => sha256(`Bearer ${token}`)));
  return wanted.map((one) => isSame(given, one)).includes(true);
}
