import { isoDay } from "../../src/shared/dates/dates";
import type { JsonContext } from "../shared/context";
import { type FormName, forms } from "./forms";
import { digestOf } from "../shared/network";
import { problem } from "../shared/problem";
import { referenceOf } from "./reference";
import { acknowledge, notKept, refuseRobot } from "./requests";
import { keepMessage } from "./messages-store";

/**
 * `POST /api/leads`, `/api/newsletter`, `/api/contact`: validates the form, then checks that a person sent it, then writes the message and its
 * place in the outbox atomically. The answer is 202 with the reference, whatever api.php does, also when the message is sent again.
 */
export async function receive(name: FormName, { env, request, json, waitUntil }: JsonContext): Promise<Response> {
  const { endpoint, judge } = forms[name];
  const form = judge(json);
  if (!form.ok) return problem("invalid", {}, form.fields);
  const refused = await refuseRobot(env, form, name, request);
  if (refused) return refused;
  const now = Date.now();
  const reference = await referenceOf(form.id);
  const message = form.message({ reference, recu_le: new Date(now).toISOString() });
  const network = await digestOf(env, request, isoDay(now));
  const kept = await keepMessage(
    env.DB,
    { id: form.id, endpoint, contact: form.contact, body: JSON.stringify(message), network },
    now,
  );
  return kept === "kept" ? acknowledge(env, form.id, reference, waitUntil) : notKept(kept);
}
