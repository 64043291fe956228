import { env } from "cloudflare:workers";
import { inject } from "vitest";
import type { Env } from "../../../functions/env";
import { anAddress } from "../reference-api";
import { aKeyPair, aToken, type KeyPair, someClaims } from "../tokens";
import { anAd, aSeller } from "./made-ads";
import { KEYS, keysOf, LOOKUP, lookup, PRODUCTION } from "./member";
import { answerAt } from "./outbound";
import { ask, silentQueue, SITE } from "./worker";

export type PhotoName = "phone" | "other" | "wide" | "tall" | "cmyk";
/** A picture made by sharp (release.ts). */
export const jpeg = (name: PhotoName): Uint8Array =>
  Uint8Array.from(atob(inject("photos")[name] ?? ""), (sign) => sign.charCodeAt(0));

/** Keys of all objects in R2 with a prefix. */
export const filesIn = async (prefix: string): Promise<readonly string[]> =>
  (await env.MEDIA.list({ prefix })).objects.map(({ key }) => key).sort();

export async function emptyBucket(): Promise<void> {
  const keys = await filesIn("");
  if (keys.length > 0) await env.MEDIA.delete([...keys]);
}

export const photoRows = async () =>
  (await env.DB.prepare("SELECT * FROM ad_photos ORDER BY position").all<Record<string, unknown>>()).results;

/** Requests of a member, by their token, on the photos of ads. The photo queue only records its messages, unless `more` replaces it. */
export function photosOf(token: string | null, more: Partial<Env> = {}) {
  const { held, queue } = silentQueue();
  const headers = (given: Record<string, string>) => ({
    Origin: SITE,
    "CF-Connecting-IP": anAddress(),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...given,
  });
  const edge = { ...PRODUCTION, PHOTOS: queue, ...more };
  return {
    held,
    list: (ad: string) => ask(`/api/me/ads/${ad}/photos`, { headers: headers({}) }, edge),
    send: (ad: string, body: BodyInit | Uint8Array, given: Record<string, string> = {}) =>
      ask(
        `/api/me/ads/${ad}/photos`,
        {
          method: "POST",
          headers: headers({ "Content-Type": "image/jpeg", "Idempotency-Key": crypto.randomUUID(), ...given }),
          body: body as BodyInit,
          duplex: "half",
        } as RequestInit,
        edge,
      ),
    drop: (ad: string, photo: string, given: Record<string, string> = {}) =>
      ask(`/api/me/ads/${ad}/photos/${photo}`, { method: "DELETE", headers: headers(given) }, edge),
    order: (ad: string, ids: unknown, given: Record<string, string> = {}) =>
      ask(
        `/api/me/ads/${ad}/photos/order`,
        {
          method: "POST",
          headers: headers({ "Content-Type": "application/json", ...given }),
          body: JSON.stringify({ ids }),
        },
        edge,
      ),
  };
}

let signer: KeyPair | undefined;
/** Empties the bucket and returns the key pair that signs tokens in this test file. */
export async function beginWithPhotos(): Promise<KeyPair> {
  signer ??= await aKeyPair("one");
  answerAt(KEYS, keysOf(signer));
  answerAt(LOOKUP, lookup());
  await emptyBucket();
  return signer;
}

/** Creates a seller with an ad. */
export async function anOwner(
  ad: Readonly<Record<string, string | number | null>> = { state: "brouillon" },
  seller: Readonly<Record<string, number>> = {},
) {
  const claims = someClaims();
  const uid = await aSeller({ uid: String(claims.sub), ...seller });
  return { uid, ad: await anAd(uid, ad), ...photosOf(await aToken(signer ?? (await aKeyPair("one")), claims)) };
}
