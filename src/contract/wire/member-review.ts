import * as z from "zod/mini";
import { REFUSALS } from "../guide/review-refusals";

export const MEMBER_REVIEWS = "avis_membre";

/** `avis_membre` (`id_membre`): a member’s reviews with what became of them. */
export const memberReview = z.object({
  /** The `Idempotency-Key` that it came with. */
  id_message: z.string(),
  etat: z.enum(["attend", "publie", "refuse"]),
  motif: z.nullable(z.enum(REFUSALS)),
  /** What they wrote, without who they are. */
  avis: z.record(z.string(), z.unknown()),
});
export type MemberReview = z.infer<typeof memberReview>;
