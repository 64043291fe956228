import type { JsonContext } from "../shared/context";
import { liveJson } from "../shared/live-json";
import { problem } from "../shared/problem";
import { forms } from "./forms";
import { notKept } from "./requests";
import { rehearseMessage } from "./messages-store";
import { referenceOf } from "./reference";

/**
 * `POST /api/ops/lead`: takes a lead as `/api/leads` does, up to the database, and takes it back in the same transaction (rule: site/lead-rehearsed).
 * Nobody else sees it, and `api.php` is told nothing. It has an id of its own, so that no visitor's message is ever taken back.
 */
export async function rehearseLead({ env, json }: JsonContext): Promise<Response> {
  const form = forms.leads.judge(json);
  if (!form.ok) return problem("invalid", {}, form.fields);
  const now = Date.now();
  const id = crypto.randomUUID();
  const reference = await referenceOf(id);
  const body = JSON.stringify(form.message({ reference, recu_le: new Date(now).toISOString() }));
  const kept = await rehearseMessage(env.DB, { id, endpoint: forms.leads.endpoint, contact: form.contact, body }, now);
  return kept === "kept" ? liveJson({ reference, kept: false }) : notKept(kept);
}
