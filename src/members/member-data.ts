import { type MemberData, memberData } from "../contract/members/member-data";
import { type Answer, ask, nothing } from "../shared/http/ask";
import { idToken } from "./provider";

/** What this site has of the member (functions/mine/member-data.ts). */
export const askMemberData = (): Promise<Answer<MemberData>> => ask("/api/me/data", memberData, { token: idToken });

/** Takes back a review. @returns whether it is gone */
export const withdrawReview = async (id: string) =>
  (await ask(`/api/reviews/${id}`, nothing, { method: "DELETE", token: idToken })).ok;

/** Has all that the member did here forgotten. @returns whether that is done */
export const forgetMe = async () => (await ask("/api/me", nothing, { method: "DELETE", token: idToken })).ok;
