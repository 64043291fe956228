import type { Way } from "../../contract/shared/switches";
import { limitOf } from "./limit";
import { jsonIn, type Reader } from "./reader";

/** Sentences for a visitor who has typed something: it is kept and can be sent again. They also replace the Worker's own sentence for 5xx errors. */
const KEPT = {
  message: "Envoi impossible. Vos réponses sont gardées, réessayez.",
  ad: "Le réseau ne répond pas. Ce que vous avez écrit est gardé sur cet appareil : réessayez.",
};
/** Sentences shown when there is no answer, by the subject of the request. */
const UNANSWERED = {
  ...KEPT,
  number: "Le numéro n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.",
  other: "Pas de réponse : réessayez dans un moment.",
};

export interface Failure {
  readonly ok: false;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** A code of functions/shared/problem.ts; "network" without a readable answer. */
  readonly code: string;
  /** A sentence for the visitor. */
  readonly message: string;
  /** Error sentences by field. */
  readonly fields: Readonly<Record<string, string>>;
  /** By which it can be sent while operators have closed this one (rule: messages/leads-by-mail). */
  readonly ways?: readonly Way[];
}
export type Answer<Value> = { readonly ok: true; readonly value: Value } | Failure;

export interface Asking {
  /** By default GET, or POST with a body. */
  readonly method?: "DELETE";
  readonly body?: object;
  /** Returns the ID token of the member. */
  readonly token?: () => Promise<string | null>;
  /** Milliseconds. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  /** Whether the request continues when the visitor leaves the page. */
  readonly keepalive?: boolean;
  /** Selects the sentence shown when there is no answer. */
  readonly subject?: keyof typeof UNANSWERED;
}

const TIMEOUT = 20_000;

/** Reader for answers without content. */
export const nothing: Reader<null> = { safeParse: () => ({ data: null }) };

/** Reader without validation, for pages that load no schemas: our own Worker answers in the shape of the contract. */
export const asAgreed = <Value extends object>(): Reader<Value> => ({
  safeParse: (said) => ({ data: typeof said === "object" && said !== null ? (said as Value) : undefined }),
});

interface Problem extends Pick<Failure, "code" | "message" | "ways"> {
  readonly fields?: Failure["fields"];
}
const isProblem = (body: unknown): body is Problem =>
  typeof body === "object" &&
  body !== null &&
  "code" in body &&
  typeof body.code === "string" &&
  "message" in body &&
  typeof body.message === "string";

/**
 * Sends a request to our own API.
 * @param address path from the root: « /api/… »
 * @param reader parses the answer; an answer that it rejects is a failure
 */
export async function ask<Value>(
  address: string,
  reader: Reader<Value>,
  { method, body, token, timeout = TIMEOUT, signal, keepalive, subject = "other" }: Asking = {},
): Promise<Answer<Value>> {
  let status = 0;
  try {
    const bearer = await token?.();
    const limit = limitOf(timeout);
    if (signal?.aborted) limit.abort();
    signal?.addEventListener("abort", () => limit.abort());
    const answer = await fetch(address, {
      method: method ?? (body ? "POST" : "GET"),
      headers: {
        ...(bearer && { Authorization: `Bearer ${bearer}` }),
        ...(body && { "Content-Type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: limit.signal,
      ...(keepalive && { keepalive }),
    });
    const said = jsonIn(await answer.text());
    status = answer.status;
    const value = answer.ok ? reader.safeParse(said).data : undefined;
    if (value !== undefined) return { ok: true, value };
    // The sentence of what operators have closed says since when and why (rule: site/switches).
    if (!answer.ok && isProblem(said) && (status < 500 || /^closed/.test(said.code) || !(subject in KEPT)))
      return { fields: {}, ...said, ok: false, status };
    console.warn("Pas de réponse :", address, status);
  } catch (error) {
    if (!signal?.aborted) console.warn("Pas de réponse :", address, error instanceof Error ? error.name : error);
  }
  return { ok: false, status, code: "network", message: UNANSWERED[subject], fields: {} };
}
