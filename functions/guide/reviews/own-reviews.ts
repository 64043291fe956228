import { type MemberReview, MEMBER_REVIEWS, memberReview } from "../../../src/contract/wire/member-review";
import type { MemberContext } from "../../members/identity";
import type { Env } from "../../env";
import { noContent } from "../../shared/live-json";
import { memberOrder } from "../../messages/member-order";
import { problem } from "../../shared/problem";
import { takeBackReview } from "./member-actions-store";
import { askRows } from "../../shared/upstream";

/** The state of a member’s reviews at api.php. @returns null when api.php does not answer */
export async function reviewsOf(env: Env, uid: string): Promise<readonly MemberReview[] | null> {
  const rows = await askRows(env, MEMBER_REVIEWS, { id_membre: uid });
  return rows && rows.flatMap((row) => memberReview.safeParse(row).data ?? []);
}

/** `DELETE /api/reviews/{id}`: a member takes back a review of their own, published or not. The answer is 404 for any other. */
export async function withdrawReview({ env, member: { uid }, params: { id = "" } }: MemberContext): Promise<Response> {
  const order = await memberOrder("retirer_avis", uid, { id_message: id });
  const isTheirs = await takeBackReview(env.DB, uid, id, order, Date.now());
  return isTheirs ? noContent() : problem("unknown_review");
}
