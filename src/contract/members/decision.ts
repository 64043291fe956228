/** What operators decide, as it is recorded (rule: market/decisions). */
import * as z from "zod/mini";
import { required } from "../shared/fields";

/** Act → its French words, as the page of moderation and the export show them. */
export const DECISION_ACTS = {
  approve: "publiée",
  refuse: "refusée",
  keep: "signalements lus, laissée en ligne",
  papers: "papiers vus",
  photo: "photo retirée",
  block: "vendeur bloqué",
  unblock: "vendeur débloqué",
  verify: "vendeur vérifié",
  unverify: "vendeur plus vérifié",
  name: "opérateur nommé",
  remove: "opérateur retiré",
} as const;
export type DecisionAct = keyof typeof DECISION_ACTS;

export const MAX_NOTE_LENGTH = 300;
/** Why, in the operator's words. It may be left out: a refusal has its code. */
export const decisionNote = z.optional(required("Écrivez pourquoi, ou rien.", MAX_NOTE_LENGTH));

/** A decision as it is shown with an ad. */
export const shownDecision = z.object({
  at: z.string(),
  operator: z.string(),
  act: z.string(),
  detail: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
