import { ownAlerts } from "../../contract/market/alert";
import { idToken } from "../../members/provider";
import { ask, nothing } from "../../shared/http/ask";

export const listAlerts = () => ask("/api/me/alerts", ownAlerts, { token: idToken });

/** @returns whether the alert is deleted */
export const deleteAlert = async (id: string) =>
  (await ask(`/api/me/alerts/${id}`, nothing, { method: "DELETE", token: idToken })).ok;
