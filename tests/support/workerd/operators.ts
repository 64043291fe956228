import { env } from "cloudflare:workers";
import type { Role } from "../../../src/contract/members/operators";
import type { Env } from "../../../functions/env";
import { anAddress } from "../reference-api";
import { aToken, type KeyPair, someClaims } from "../tokens";
import { PRODUCTION } from "./member";
import { ask, silentQueue } from "./worker";

export const OPS_TOKEN = "jeton-des-commandes-0123456789-0123456789";
/** What Firebase writes into a token after a second factor. */
export const WITH_FACTOR = { sign_in_provider: "password", sign_in_second_factor: "totp" };

/** Sends requests to /api/ops of a production Worker, from new network addresses that have reached no limit. */
export const opsAs =
  (authorization: string, more: Partial<Env> = {}) =>
  (address: string, body?: object | "DELETE", headers: Record<string, string> = {}) =>
    ask(
      `/api/ops/${address}`,
      {
        method: body === "DELETE" ? body : body ? "POST" : "GET",
        headers: { Authorization: authorization, "CF-Connecting-IP": anAddress(), ...headers },
        ...(typeof body === "object" && { body: JSON.stringify(body) }),
      },
      { ...PRODUCTION, OPS_TOKEN, DELIVERIES: silentQueue().queue, ...more },
    );
export const script = opsAs(`Bearer ${OPS_TOKEN}`);

/** A member who is signed in with a second factor, and has a role unless it is null. */
export async function anOperator(pair: KeyPair, role: Role | null, name = "Awa Diop", claims: object = {}) {
  const said = someClaims({ firebase: WITH_FACTOR, ...claims });
  const uid = String(said.sub);
  if (role !== null)
    await env.DB.prepare("INSERT INTO operators (account, role, name, since, named_by) VALUES (?, ?, ?, 0, 'script')")
      .bind(uid, role, name)
      .run();
  return { uid, ops: opsAs(`Bearer ${await aToken(pair, said)}`) };
}
