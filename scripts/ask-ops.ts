import { loadEnvironment } from "./load-environment";
import { Stop } from "./stop";

export type AskOps = (address: string, body?: object | "DELETE") => Promise<unknown>;

/** Sentence of a refusal: those of its fields first, which say what to mend. */
function sentenceOf(reply: unknown, status: number): string {
  if (reply === null || typeof reply !== "object" || !("message" in reply)) return `Le site a répondu ${status}.`;
  const fields = "fields" in reply && reply.fields !== null && typeof reply.fields === "object" ? reply.fields : {};
  return Object.values(fields).map(String).join(" ") || String(reply.message);
}

type RequestOps = (address: string, init: { readonly method: string; readonly body?: string }) => Promise<Response>;

interface Site {
  readonly siteUrl: string;
  readonly opsToken: string;
}

/** The site of the environment, and its token. @throws Stop without a token */
function siteOfEnvironment(): Site {
  const { opsToken, siteUrl } = loadEnvironment(process.cwd());
  if (!opsToken) throw new Stop("OPS_TOKEN manque : donnez le jeton de /api/ops, le même qu’au site.");
  return { opsToken, siteUrl };
}

/** Makes a function that sends requests to the site’s /api/ops with the token of scripts. Where the site does not answer, or refuses the token, it throws a Stop. */
export function opsRequests({ siteUrl, opsToken }: Site = siteOfEnvironment()): RequestOps {
  return async (address, init) => {
    const headers = { Authorization: `Bearer ${opsToken}`, "Content-Type": "application/json" };
    const answer = await fetch(`${siteUrl}/api/ops/${address}`, { redirect: "error", headers, ...init }).catch(
      () => null,
    );
    if (!answer) throw new Stop(`Le site ne répond pas à l’adresse ${siteUrl}.`);
    if (answer.status === 401) throw new Stop("Le site refuse ce jeton : OPS_TOKEN n’est pas le sien.");
    return answer;
  };
}

/** Makes a function that asks /api/ops and reads the answer. A refusal throws a Stop with its sentence. */
export function operator(site?: Site): AskOps {
  const request = opsRequests(site);
  return async (address, body) => {
    const answer = await request(address, {
      method: body === "DELETE" ? body : body ? "POST" : "GET",
      ...(typeof body === "object" && { body: JSON.stringify(body) }),
    });
    if (answer.status === 204) return null;
    if (answer.ok && answer.headers.get("content-type")?.startsWith("text/csv")) return answer.text();
    const reply: unknown = await answer.json().catch(() => null);
    if (answer.ok) return reply;
    throw new Stop(sentenceOf(reply, answer.status));
  };
}

/** Replaces control characters in text from members, so that it cannot send commands to the terminal. */
export const plain = (text: string) => text.replace(/\p{C}/gu, " ");
