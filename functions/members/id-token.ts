import { createRemoteJWKSet, errors, jwtVerify, type JWTHeaderParameters, type JWTVerifyGetKey } from "jose";
import * as z from "zod/mini";
import type { Env } from "../env";
import { errorName } from "../shared/error-name";

/** The public keys that sign Firebase's ID tokens (firebase.google.com/docs/auth/admin/verify-id-tokens). */
const GOOGLE_KEYS = "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";
const TIMEOUT_MS = 3_000;
const KEYS_MAX_AGE_MS = 6 * 3_600_000;
const COOLDOWN_MS = 30_000;
/** How far clocks may differ. */
const CLOCK_TOLERANCE_SECONDS = 5;
/** A token of Firebase is valid for an hour, plus the tolerance. */
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
  firebase: z.optional(z.object({ sign_in_second_factor: z.optional(z.string()) })),
});
type Claims = z.infer<typeof claims>;

/** A valid token with its claims; "bad" when it is not valid; "unknown" when Google's keys cannot be fetched to verify it. */
export type Judgement = { readonly token: string; readonly claims: Claims } | "bad" | "unknown";

/** Error codes meaning that the key server failed, which says nothing about the token. */
const KEY_SERVER_ERRORS: readonly string[] = [errors.JWKSTimeout.code, errors.JWKSInvalid.code, errors.JOSEError.code];

const keySets = new Map<string, JWTVerifyGetKey>();

/** The key set at an address. jose fetches it at its first use, and again when a token names a key that is not in it. */
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

/** Accepts only the key that the token's header names. */
const named =
  (keys: JWTVerifyGetKey): JWTVerifyGetKey =>
  (header: JWTHeaderParameters, token) => {
    if (!header.kid) throw new errors.JWKSNoMatchingKey();
    return keys(header, token);
  };

/**
 * Verifies the ID token in an Authorization header. It must be signed with RS256 by a key of Firebase, be issued for our project, and
 * be at most an hour old (rule: members/token).
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
