import { type MemberData, memberData } from "../contract/mine/member-data";
import { type Answer, ask, nothing } from "../shared/http/ask";
import { idToken } from "../members/provider";

/** Fetches the data that this site stores about the member (functions/mine/member-data.ts). */
export const askMemberData = (): Promise<Answer<MemberData>> => ask("/api/me/data", memberData, { token: idToken });

/** Withdraws a review. @returns whether it was deleted */
export const withdrawReview = async (id: string) =>
  (await ask(`/api/reviews/${id}`, nothing, { method: "DELETE", token: idToken })).ok;
