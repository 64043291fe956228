/** `GET /api/me/data`: the data that this site stores about a member, apart from their account. */
import * as z from "zod/mini";
import { REFUSALS } from "../guide/review-refusals";
import { ownAlert } from "../market/alert";
import { AD_STATES } from "../market/states";

/** "sending": not delivered to api.php yet; "unknown": api.php does not report the state. */
const REVIEW_STATES = ["sending", "waiting", "published", "refused", "unknown"] as const;

export const memberData = z.object({
  reviews: z.array(
    z.object({
      /** Id of the message that carried the review. */
      id: z.string(),
      model_id: z.number(),
      state: z.enum(REVIEW_STATES),
      refusal: z.nullable(z.enum(REFUSALS)),
      /** The review as the member wrote it, by field. */
      review: z.record(z.string(), z.unknown()),
    }),
  ),
  votes: z.array(z.object({ vote: z.enum(["useful", "report"]), review_id: z.number() })),
  /** The member's ads, with their answers by step of the form; times are ISO 8601. */
  ads: z.array(
    z.object({
      id: z.string(),
      state: z.enum(AD_STATES),
      created_at: z.string(),
      published_at: z.nullable(z.string()),
      views: z.number(),
      contacts: z.number(),
      answers: z.record(z.string(), z.unknown()),
    }),
  ),
  alerts: z.array(ownAlert),
});
export type MemberData = z.infer<typeof memberData>;
