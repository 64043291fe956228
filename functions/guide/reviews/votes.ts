import type * as z from "zod/mini";
import { type Vote, voteForm } from "../../../src/contract/guide/vote";
import type { reportMessage, usefulMessage } from "../../../src/contract/wire/message";
import type { JsonContext } from "../../shared/context";
import type { Receipt } from "../../messages/forms";
import { wrongFields } from "../../shared/wrong-fields";
import type { MemberContext } from "../../members/identity";
import { problem } from "../../shared/problem";
import { referenceOf } from "../../messages/reference";
import { acknowledge } from "../../messages/requests";
import { keepAct } from "./member-actions-store";

const ENDPOINTS = { useful: "voter_avis", report: "signaler_avis" } as const;

function messageOf(
  vote: Vote,
  uid: string,
  receipt: Receipt,
): z.output<typeof usefulMessage> | z.output<typeof reportMessage> {
  const useful = { ...receipt, id_membre: uid, id_avis: vote.review_id };
  return vote.vote === "report" ? { ...useful, motif: vote.reason } : useful;
}

/**
 * `POST /api/votes`: a member finds a review useful, or reports it, once each (rule: guide/review-votes). api.php counts the votes, and it alone knows
 * whether the review exists. The answer is 202 with the reference.
 */
export async function receiveVote({ env, member, json, waitUntil }: MemberContext & JsonContext): Promise<Response> {
  const { success, data: vote, error } = voteForm.safeParse(json);
  if (!success) return problem("invalid", {}, wrongFields(error));
  const { uid } = member;
  const now = Date.now();
  const reference = await referenceOf(vote.id);
  const body = JSON.stringify(messageOf(vote, uid, { reference, recu_le: new Date(now).toISOString() }));
  const kept = await keepAct(
    env.DB,
    { id: vote.id, endpoint: ENDPOINTS[vote.vote], contact: uid, body },
    { uid, act: vote.vote, subject: vote.review_id },
    now,
  );
  if (kept === "before") return problem("voted");
  if (kept === "changed") return problem("message_changed");
  return kept === "quota"
    ? problem("quota", { "Retry-After": "3600" })
    : acknowledge(env, vote.id, reference, waitUntil);
}
