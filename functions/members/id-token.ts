import { createRemoteJWKSet, errors, jwtVerify, type JWTHeaderParameters, type JWTVerifyGetKey } from "jose";
import * as z from "zod/mini";
import type { Env } from "../env";
import { errorName } from "../shared/error-name";

/** Of Firebase's ID tokens (firebase.google.com/docs/auth/admin/verify-id-tokens). */
const GOOGLE_KEYS = "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";
const TIMEOUT_MS = 3_000;
const KEYS_MAX_AGE_MS = 6 * 3_600_000;
const COOLDOWN_MS = 30_000;
/** Seconds that clocks may differ. */
const CLOCK_TOLERANCE_SECONDS = 5;
/** Seconds that a token of Firebase lasts, and their tolerance. */
const MAX_LIFETIME_SECONDS = 3_600 + CLOCK_TOLERANCE_SECONDS;
const MAX_LENGTH = 4_096;
const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(128)),
  aud: z.string(), // a list that names our project among others is not of our project
  iat: z.number(),
  exp: z.number(),
  auth_time: z.number(),
  email: z.string(),
  email_verified: z.boolean(),
});
type Claims = z.infer<typeof claims>;

/** What a token says; "bad": nothing; "unknown": nobody answers who could judge it. */
export type Judgement = { readonly token: string; readonly claims: Claims } | "bad" | "unknown";

/** What the key server did wrong, not the token. */
const KEY_SERVER_ERRORS: readonly string[] = [errors.JWKSTimeout.code, errors.JWKSInvalid.code, errors.JOSEError.code];

const keySets = new Map<string, JWTVerifyGetKey>();

/** Keys of an address, fetched when they are first asked for and when a token names one that we have not. */
function keysOf(address: string): JWTVerifyGetKey {
  const known = keySets.get(address);
  if (known) return known;
  const keys = createRemoteJWKSet(new URL(address), {
    cacheMaxAge: KEYS_MAX_AGE_MS,
    cooldownDuration: COOLDOWN_MS,
    timeoutDuration: TIMEOUT_MS,
  });
  keySets.set(address, keys);
  return keys;
}

/** One key alone may have signed it: the one that it names. */
const named =
  (keys: JWTVerifyGetKey): JWTVerifyGetKey =>
  (header: JWTHeaderParameters, token) => {
    if (!header.kid) throw new errors.JWKSNoMatchingKey();
    return keys(header, token);
  };

/**
 * Reads and judges the ID token of an Authorization header: RS256 alone, for our project, signed by a key of Firebase's, of this
 * hour (rule: members/token).
 */
export async function judgeToken({ JWKS_URL }: Env, project: string, authorization: string): Promise<Judgement> {
  const token = authorization.length <= MAX_LENGTH ? BEARER.exec(authorization)?.[1] : undefined;
  if (token === undefined) return "bad";
  try {
    const { payload } = await jwtVerify(token, named(keysOf(JWKS_URL || GOOGLE_KEYS)), {
      algorithms: ["RS256"],
      audience: project,
      issuer: `https://securetoken.google.com/${project}`,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      maxTokenAge: MAX_LIFETIME_SECONDS,
      requiredClaims: ["sub", "iat", "exp", "auth_time", "email_verified"],
    });
    const { success, data } = claims.safeParse(payload);
    if (
      !success ||
      data.exp - data.iat > MAX_LIFETIME_SECONDS ||
      data.auth_time > Date.now() / 1_000 + CLOCK_TOLERANCE_SECONDS
    )
      return "bad";
    return { token, claims: data };
  } catch (error) {
    if (error instanceof errors.JOSEError && !KEY_SERVER_ERRORS.includes(error.code)) return "bad";
    console.warn(`keys of accounts: ${errorName(error)}`);
    return "unknown";
  }
}
