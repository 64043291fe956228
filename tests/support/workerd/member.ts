import { decodeJwt } from "jose";
import type { Env } from "../../../functions/env";
import { anAddress } from "../reference-api";
import { PROJECT, type KeyPair } from "../tokens";
import { calls } from "./outbound";
import { ask } from "./worker";

/** Hosts of Google's APIs. */
export const KEYS = "www.googleapis.com";
export const LOOKUP = "identitytoolkit.googleapis.com";
/** Variables of a deployed Worker, without any local settings. */
export const PRODUCTION = {
  MODE: "production",
  API_BASE: "https://api.exemple.test",
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_API_KEY: "cle-web",
};

/** Google's response with public keys. It omits `alg`, so that the keys' `alg` cannot be the reason why another algorithm is refused. */
export const keysOf =
  (...pairs: readonly KeyPair[]) =>
  () =>
    Response.json({ keys: pairs.map(({ jwk, kid }) => ({ ...jwk, kid, use: "sig" })) });
export const anAccount = (more: object = {}) => ({
  email: "awa@exemple.sn",
  emailVerified: true,
  displayName: "Awa Diop",
  ...more,
});

/** Responds with the account that a token names. */
export const lookup =
  (more: object = {}) =>
  async (request: Request) => {
    const { sub } = decodeJwt((await request.json()).idToken);
    return Response.json({
      kind: "identitytoolkit#GetAccountInfoResponse",
      users: [{ localId: sub, ...anAccount(more) }],
    });
  };
export const refusal =
  (message: string, status = 400) =>
  () =>
    Response.json({ error: { code: status, message, errors: [{ message }] } }, { status });
/** Requests that looked up an account. */
export const looked = () => calls.filter(({ url }) => new URL(url).host === LOOKUP);

/** Requests `/api/me` from a new network address, which has reached no limit. @param authorization value of the header; null leaves it out */
export const me = (
  authorization: string | null,
  headers: Record<string, string> = {},
  more: Partial<Env> = {},
  address = "/api/me",
) =>
  ask(
    address,
    {
      headers: {
        "CF-Connecting-IP": anAddress(),
        ...(authorization !== null && { Authorization: authorization }),
        ...headers,
      },
    },
    { ...PRODUCTION, ...more },
  );
export const outcomeOf = async (answer: Response) => [answer.status, (await answer.json()).code];
