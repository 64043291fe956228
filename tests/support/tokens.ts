const encoder = new TextEncoder();
const bytes = (text: string) => encoder.encode(text);
const base64url = (data: Uint8Array) =>
  btoa(String.fromCharCode(...data))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

export const PROJECT = "guide-auto-4f2a1";

/** Encodes a part of a token. */
export const part = (value: unknown) => base64url(bytes(JSON.stringify(value)));

type Hash = "SHA-256" | "SHA-512";
const rsa = (hash: Hash) => ({ name: "RSASSA-PKCS1-v1_5", hash });

export interface KeyPair {
  readonly kid: string;
  readonly jwk: { readonly kty?: string; readonly n?: string; readonly e?: string };
  sign(input: string, hash?: Hash): Promise<string>;
}

/** A key pair like Firebase's, which signs with any given hash. */
export async function aKeyPair(kid: string): Promise<KeyPair> {
  const { privateKey } = await crypto.subtle.generateKey(
    { ...rsa("SHA-256"), modulusLength: 2_048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ["sign", "verify"],
  );
  const { alg: _, ...secret } = await crypto.subtle.exportKey("jwk", privateKey);
  const { kty, n, e } = secret;
  return {
    kid,
    jwk: { kty, n, e },
    sign: async (input, hash = "SHA-256") => {
      const key = await crypto.subtle.importKey("jwk", secret, rsa(hash), false, ["sign"]);
      return base64url(new Uint8Array(await crypto.subtle.sign(rsa(hash), key, bytes(input))));
    },
  };
}

/** A token signed with HMAC, with the modulus of a public key as the secret: an attack on verifiers that accept HS256. */
export async function signedByModulus({ jwk }: KeyPair, payload: object): Promise<string> {
  const input = `${part({ alg: "HS256", kid: "one", typ: "JWT" })}.${part(payload)}`;
  const secret = await crypto.subtle.importKey("raw", bytes(jwk.n ?? ""), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  return `${input}.${base64url(new Uint8Array(await crypto.subtle.sign("HMAC", secret, bytes(input))))}`;
}

/** Claims of a member who has just signed in with Firebase. @param more other claims; undefined leaves a claim out */
export function someClaims(more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1_000);
  const sub = crypto.randomUUID();
  return {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    auth_time: now - 60,
    user_id: sub,
    sub,
    iat: now - 60,
    exp: now + 3_540,
    name: "Awa Diop",
    email: "awa@exemple.sn",
    email_verified: true,
    firebase: { sign_in_provider: "password" },
    ...more,
  };
}

export async function aToken(
  { kid, sign }: KeyPair,
  claims: object = someClaims(),
  header: object = {},
  hash: Hash = "SHA-256",
): Promise<string> {
  const input = `${part({ alg: "RS256", kid, typ: "JWT", ...header })}.${part(claims)}`;
  return `${input}.${await sign(input, hash)}`;
}
