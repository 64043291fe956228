import type { Env } from "./env";
import { problem } from "./problem";
import { outboxState } from "./store/messages";

const digest = async (text: string) => new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));

/** Compared by digest, every byte of it: how long it takes tells nothing of the token. */
async function isOperator({ OPS_TOKEN }: Env, authorization: string): Promise<boolean> {
  if (!OPS_TOKEN) return false;
  const [given, wanted] = await Promise.all([digest(authorization), digest(`Bearer ${OPS_TOKEN}`)]);
  return given.reduce((different, byte, index) => different | (byte ^ (wanted[index] ?? 0)), 0) === 0;
}

/** `GET /api/ops/outbox`: what waits for api.php, for who runs the site. */
export async function outbox(env: Env, authorization: string): Promise<Response> {
  if (!(await isOperator(env, authorization))) return problem("who_are_you", { "WWW-Authenticate": "Bearer" });
  return Response.json(await outboxState(env.DB), { headers: { "Cache-Control": "no-store" } });
}
