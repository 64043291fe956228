import { type OwnAlert, ownAlerts } from "../../contract/market/alert";
import { askAsMember } from "../../members/ask-as-member";

/** Null when they cannot be had now. */
export async function listAlerts(): Promise<readonly OwnAlert[] | null> {
  const answer = await askAsMember("GET", "/api/me/alerts");
  return ownAlerts.safeParse(await answer?.json()).data?.alerts ?? null;
}

/** @returns whether it is gone */
export const deleteAlert = async (id: string) => (await askAsMember("DELETE", `/api/me/alerts/${id}`)) !== null;
