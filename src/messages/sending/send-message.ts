import * as z from "zod/mini";

/** As functions/api.ts names them. */
export type MessageAddress =
  | "leads"
  | "newsletter"
  | "contact"
  | "reviews"
  | "votes"
  | "alerts"
  | `ads/${string}/${"message" | "report"}`;

export type Sending =
  | { readonly ok: true; readonly reference: string }
  /** `code`: as functions/shared/problem.ts has it, null where nobody answered; `fields`: field → the sentence under it. */
  | {
      readonly ok: false;
      readonly code: string | null;
      readonly message: string;
      readonly fields: Readonly<Record<string, string>>;
    };

const received = z.object({ reference: z.string() });
const refused = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

const PATIENCE = 30_000;
const FAILED = "Envoi impossible. Vos réponses sont gardées, réessayez.";

/**
 * Hands a message to the edge (functions/messages/receive.ts). Sent again with the same id, it is the same message.
 * @param token of the member who sends it; null for everybody
 */
export async function sendMessage(
  address: MessageAddress,
  message: object,
  token: string | null = null,
): Promise<Sending> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const answer = await fetch(`/api/${address}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(token !== null && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(message),
      signal: patience.signal,
    });
    const said: unknown = await answer.json();
    const { data } = received.safeParse(said);
    if (answer.status === 202 && data) return { ok: true, reference: data.reference };
    const problem = answer.status < 500 ? refused.safeParse(said).data : undefined;
    return {
      ok: false,
      code: problem?.code ?? null,
      message: problem?.message ?? FAILED,
      fields: problem?.fields ?? {},
    };
  } catch (error) {
    console.warn("Envoi impossible :", error instanceof Error ? error.name : "erreur inconnue");
    return { ok: false, code: null, message: FAILED, fields: {} };
  } finally {
    clearTimeout(timer);
  }
}
