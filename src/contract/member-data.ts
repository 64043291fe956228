/** `GET /api/me/data`: what this site has of a member, beside their account. */
import * as z from "zod/mini";

/** "sending": not at api.php yet; "unknown": api.php does not say. */
export const REVIEW_STATES = ["sending", "waiting", "published", "refused", "unknown"] as const;

/** Why a review was not published (its rules: /guide-auto/avis-des-automobilistes#regles). */
export const REFUSALS = ["injure", "contact", "promesse_prix", "pas_conduit", "copie", "autre"] as const;

export const memberData = z.object({
  reviews: z.array(
    z.object({
      /** Of its message. */
      id: z.string(),
      model_id: z.number(),
      state: z.enum(REVIEW_STATES),
      refusal: z.nullable(z.enum(REFUSALS)),
      /** What they wrote, field by field. */
      review: z.record(z.string(), z.unknown()),
    }),
  ),
  votes: z.array(z.object({ vote: z.enum(["useful", "report"]), review_id: z.number() })),
});
export type MemberData = z.infer<typeof memberData>;
