import type { IncomingHttpHeaders } from "node:http";
import { KEY_PARAMETER } from "../../src/contract/shared/endpoints";
import { type MessageEndpoint, messages } from "../../src/contract/wire/message";
import { parseJson } from "../http/body";
import { type Answer, errorAnswer, jsonAnswer } from "../http/send";
import type { Inbox } from "./store";

export const isMessage = (endpoint: string): endpoint is MessageEndpoint => Object.hasOwn(messages, endpoint);

/** Keeps a message, once for each `Idempotency-Key`: 200 with its reference; 422 names the fields that are not as agreed. */
export function receive(endpoint: MessageEndpoint, body: string, headers: IncomingHttpHeaders, inbox: Inbox): Answer {
  const sent = parseJson(body);
  if (sent === null || typeof sent !== "object") return errorAnswer(422, "Un objet JSON est attendu");
  const { [KEY_PARAMETER]: _key, ...fields } = { ...sent } as Record<string, unknown>;
  const parsed = messages[endpoint].safeParse(fields);
  if (!parsed.success)
    return errorAnswer(
      422,
      `Champs refusés : ${[...new Set(parsed.error.issues.map(({ path, message }) => path.join(".") || message))].join(", ")}`,
    );
  const key = headers["idempotency-key"];
  inbox.keep({ key: typeof key === "string" ? key : null, endpoint, message: parsed.data });
  return jsonAnswer(200, { ok: true, data: { reference: parsed.data.reference } });
}
