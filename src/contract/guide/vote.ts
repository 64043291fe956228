import * as z from "zod/mini";
import { rowId } from "../shared/fields";

/** Why a member reports a review. */
export const REPORT_REASONS = ["faux", "injure", "contact", "hors_sujet"] as const;

/** A member's vote on somebody else's review: it marks the review as useful, or reports it for moderation (rule: guide/review-votes). */
export const voteForm = z.discriminatedUnion("vote", [
  z.strictObject({ id: z.uuid(), vote: z.literal("useful"), review_id: rowId }),
  z.strictObject({
    id: z.uuid(),
    vote: z.literal("report"),
    review_id: rowId,
    reason: z.enum(REPORT_REASONS, "Choisissez une raison."),
  }),
]);
export type Vote = z.output<typeof voteForm>;
