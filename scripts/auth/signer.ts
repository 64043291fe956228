import { calculateJwkThumbprint, decodeJwt, exportJWK, generateKeyPair, SignJWT, type JWK } from "jose";

const TOKEN_FIELDS = ["idToken", "id_token", "access_token"];

export interface Signer {
  /** The key set that `/jwks` answers. */
  readonly keys: { readonly keys: readonly JWK[] };
  /** Returns an answer of the emulator with its unsigned tokens signed and the rest unchanged. */
  resign(answer: unknown): Promise<unknown>;
}

/** Whether the value is a token whose third part, the signature, is empty. */
const isUnsigned = (value: unknown): value is string =>
  typeof value === "string" && /^eyJ[\w-]+\.eyJ[\w-]+\.$/.test(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Signs the tokens that the Auth emulator leaves unsigned, with a new key, as Firebase signs its own. The Worker therefore
 * verifies every token in the same way and never accepts an unsigned one.
 */
export async function openSigner(): Promise<Signer> {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  const sign = (token: string) =>
    new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: "RS256", kid, typ: "JWT" }).sign(privateKey);
  return {
    keys: { keys: [{ ...jwk, kid, alg: "RS256", use: "sig" }] },
    resign: async (answer) => {
      if (!isRecord(answer)) return answer;
      const entries = await Promise.all(
        Object.entries(answer).map(async ([name, value]) => [
          name,
          TOKEN_FIELDS.includes(name) && isUnsigned(value) ? await sign(value) : value,
        ]),
      );
      return Object.fromEntries(entries);
    },
  };
}
