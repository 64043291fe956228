import { useEffect } from "react";
import { useAsked } from "../../shared/http/use-asked";
import { listAlerts } from "./own-alerts-api";

/** The member’s own alerts: what is known of them, and how they are read again and left out. */
export function useOwnAlerts() {
  const [asked, ask, change] = useAsked(listAlerts);
  useEffect(() => void ask(), [ask]);
  const removed = (id: string) => change(({ alerts }) => ({ alerts: alerts.filter((one) => one.id !== id) }));
  return { asked, ask, removed };
}
