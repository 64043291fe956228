import { base64url, importJWK, SignJWT } from "jose";
import * as z from "zod/mini";
import type { Env } from "../env";
import { errorName } from "./error-name";
import { siteUrl } from "./site-url";

/** Base64url of the 32 bytes of a coordinate or of the private number of a P-256 key. */
const part = z.string().check(z.regex(/^[\w-]{43}$/));
const keyPair = z.object({ kty: z.literal("EC"), crv: z.literal("P-256"), x: part, y: part, d: part });
type KeyPair = z.infer<typeof keyPair>;

const TIMEOUT_MS = 10_000;
/** How long a push service keeps a push for a browser that is off. */
const KEPT_SECONDS = 24 * 3_600;
/** A signature may be valid for a day at most (RFC 8292). */
const SIGNED_SECONDS = 12 * 3_600;

/** Why a push is not delivered, and never will be: the browser has withdrawn its address. */
export const NO_BROWSER = "the browser is gone";

/** The key pair of the site (VAPID) in `PUSH_KEY`; null without one, or where it is not one. */
export function pushKeyOf({ PUSH_KEY }: Pick<Env, "PUSH_KEY">): KeyPair | null {
  if (!PUSH_KEY) return null;
  try {
    return keyPair.safeParse(JSON.parse(PUSH_KEY)).data ?? null;
  } catch (error) {
    console.error(`PUSH_KEY: ${errorName(error)}`);
    return null;
  }
}

/** The public key as browsers take it: base64url of the uncompressed point. */
const publicOf = ({ x, y }: KeyPair): string =>
  base64url.encode(new Uint8Array([4, ...base64url.decode(x), ...base64url.decode(y)]));

/** The key with which browsers subscribe; null where the site sends no notifications. */
export function publicPushKey(env: Pick<Env, "PUSH_KEY">): string | null {
  const pair = pushKeyOf(env);
  return pair && publicOf(pair);
}

/**
 * Sends an empty push to a browser (RFC 8030), signed as RFC 8292 says.
 * @param address of a known push service (src/contract/shared/push.ts)
 * @returns null when the push service took it, else the reason, which is {@link NO_BROWSER} where no later attempt can succeed
 */
export async function wakeBrowser(env: Env, address: string): Promise<string | null> {
  const pair = pushKeyOf(env);
  if (!pair) return "no push key";
  try {
    const signature = await new SignJWT({ sub: siteUrl(env) })
      .setProtectedHeader({ alg: "ES256", typ: "JWT" })
      .setAudience(new URL(address).origin)
      .setExpirationTime(Math.floor(Date.now() / 1_000) + SIGNED_SECONDS)
      .sign(await importJWK(pair, "ES256"));
    const { status } = await fetch(address, {
      method: "POST",
      headers: {
        Authorization: `vapid t=${signature}, k=${publicOf(pair)}`,
        TTL: String(KEPT_SECONDS),
        Urgency: "normal",
      },
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (status === 404 || status === 410) return NO_BROWSER;
    return status >= 200 && status < 300 ? null : `status ${status}`;
  } catch (error) {
    return errorName(error);
  }
}
