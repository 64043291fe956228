import { limitOf } from "./limit";
import { jsonIn, type Reader } from "./reader";

/** What somebody reads who typed something: it is kept, and to be sent again. Also told in the place of the Worker's own trouble (5xx). */
const KEPT = {
  message: "Envoi impossible. Vos réponses sont gardées, réessayez.",
  ad: "Le réseau ne répond pas. Ce que vous avez écrit est gardé sur cet appareil : réessayez.",
};
/** Sentences for want of an answer, by what was asked for. */
const UNANSWERED = {
  ...KEPT,
  number: "Le numéro ne vient pas. Vérifiez la connexion, puis réessayez.",
  other: "Pas de réponse : réessayez dans un moment.",
};

export interface Failure {
  readonly ok: false;
  /** Of HTTP; 0 where nobody answered. */
  readonly status: number;
  /** As functions/shared/problem.ts has it; "network" where nobody answered, or nothing that can be read. */
  readonly code: string;
  /** A sentence for the visitor. */
  readonly message: string;
  /** Field → the sentence under it. */
  readonly fields: Readonly<Record<string, string>>;
}
export type Answer<Value> = { readonly ok: true; readonly value: Value } | Failure;

export interface Asking {
  /** GET, or POST where there is a body, if nothing else is said. */
  readonly method?: "DELETE";
  readonly body?: object;
  /** The ID token of the member who asks. */
  readonly token?: () => Promise<string | null>;
  /** Milliseconds. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  /** Whether it goes on when its page is left. */
  readonly keepalive?: boolean;
  /** What has a sentence of its own where nobody answers. */
  readonly subject?: keyof typeof UNANSWERED;
}

const TIMEOUT = 20_000;

/** For what is done, and of which nothing is said. */
export const nothing: Reader<null> = { safeParse: () => ({ data: null }) };

/** For pages that bring no schemas: our own Worker answers in the shape of the contract. */
export const asAgreed = <Value extends object>(): Reader<Value> => ({
  safeParse: (said) => ({ data: typeof said === "object" && said !== null ? (said as Value) : undefined }),
});

interface Problem extends Pick<Failure, "code" | "message"> {
  readonly fields?: Failure["fields"];
}
const isProblem = (said: unknown): said is Problem =>
  typeof said === "object" &&
  said !== null &&
  "code" in said &&
  typeof said.code === "string" &&
  "message" in said &&
  typeof said.message === "string";

/**
 * Asks our own API.
 * @param address from the root: « /api/… »
 * @param reader of what it answers; what is something else is a failure
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
    if (!answer.ok && isProblem(said) && (status < 500 || !(subject in KEPT))) {
      const { code, message, fields = {} } = said;
      return { ok: false, status, code, message, fields };
    }
    console.warn("Pas de réponse :", address, status);
  } catch (error) {
    if (!signal?.aborted) console.warn("Pas de réponse :", address, error instanceof Error ? error.name : error);
  }
  return { ok: false, status, code: "network", message: UNANSWERED[subject], fields: {} };
}
