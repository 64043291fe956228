import { type MemberData, memberData } from "../contract/members/member-data";
import { askAsMember } from "./ask-as-member";

/** What this site has of the member (functions/mine/member-data.ts); null when it cannot be had now. */
export async function askMemberData(): Promise<MemberData | null> {
  const answer = await askAsMember("GET", "/api/me/data");
  return memberData.safeParse(await answer?.json()).data ?? null;
}

/** Takes back a review. @returns whether it is gone */
export const withdrawReview = async (id: string) => (await askAsMember("DELETE", `/api/reviews/${id}`)) !== null;

/** Has all that the member did here forgotten. @returns whether that is done */
export const forgetMe = async () => (await askAsMember("DELETE", "/api/me")) !== null;
