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

const keyPairs = z.union([
  z.array(keyPair),
  z.pipe(
    keyPair,
    z.transform((pair) => [pair]),
  ),
]);

/**
 * The key pairs of the site (VAPID) in `PUSH_KEY`: one, or a list with the newest first, whose others keep the browsers that subscribed with them
 * (rule: site/key-rotation). None without the setting, or where one of them is no pair.
 */
export function pushKeysOf({ PUSH_KEY }: Pick<Env, "PUSH_KEY">): readonly KeyPair[] {
  if (!PUSH_KEY) return [];
  try {
    return keyPairs.safeParse(JSON.parse(PUSH_KEY)).data ?? [];
  } catch (error) {
    console.error(`PUSH_KEY: ${errorName(error)}`);
    return [];
  }
}

/** The public key as browsers take it: base64url of the uncompressed point. */
const publicOf = ({ x, y }: KeyPair): string =>
  base64url.encode(new Uint8Array([4, ...base64url.decode(x), ...base64url.decode(y)]));

/** The key with which browsers subscribe, then those with which older subscriptions go on; none where the site sends no notifications. */
export const publicPushKeys = (env: Pick<Env, "PUSH_KEY">): readonly string[] => pushKeysOf(env).map(publicOf);

/** Statuses by which push services refuse a signature by another key than that of the subscription: Google 403, Mozilla 401, Apple 400 or 403. */
const OTHER_KEY: readonly number[] = [400, 401, 403];

async function pushBy(env: Env, pair: KeyPair, address: string): Promise<number> {
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
  return status;
}

/**
 * Sends an empty push to a browser (RFC 8030), signed as RFC 8292 says by the key with which it subscribed: the newest is tried first.
 * @param address of a known push service (src/contract/shared/push.ts)
 * @returns null when the push service took it, else the reason, which is {@link NO_BROWSER} where no later attempt can succeed
 */
export async function wakeBrowser(env: Env, address: string): Promise<string | null> {
  const pairs = pushKeysOf(env);
  if (pairs.length === 0) return "no push key";
  try {
    let status = 0;
    for (const pair of pairs) {
      status = await pushBy(env, pair, address);
      if (!OTHER_KEY.includes(status)) break;
    }
    if (status === 404 || status === 410) return NO_BROWSER;
    return status >= 200 && status < 300 ? null : `status ${status}`;
  } catch (error) {
    return errorName(error);
  }
}
