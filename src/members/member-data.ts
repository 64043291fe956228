import { type MemberData, memberData } from "../contract/members/member-data";
import { type Answer, ask, nothing } from "../shared/http/ask";
import { idToken } from "./provider";

/** Fetches the data that this site stores about the member (functions/mine/member-data.ts). */
export const askMemberData = (): Promise<Answer<MemberData>> => ask("/api/me/data", memberData, { token: idToken });

/** Withdraws a review. @returns whether it was deleted */
export const withdrawReview = async (id: string) =>
  (await ask(`/api/reviews/${id}`, nothing, { method: "DELETE", token: idToken })).ok;

/** Deletes all data about the member on this site. @returns whether that succeeded */
export const forgetMe = async () => (await ask("/api/me", nothing, { method: "DELETE", token: idToken })).ok;
