import type { PushKey } from "../../contract/shared/push";
import { asAgreed, ask } from "../../shared/http/ask";
import { serviceWorkers } from "../../site/offline/service-worker";

/** Subscribes this browser and returns its address at the push service; null when the visitor or the browser refuses. */
export type Subscribe = () => Promise<string | null>;

/** A key as the Worker writes it: base64url. */
const spelled = (key: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(key)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

async function subscribed(manager: PushManager, { key: applicationServerKey, older = [] }: PushKey): Promise<string> {
  const subscribe = () => manager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const subscription = await subscribe().catch(async () => {
    // A subscription with an earlier key of the site stands in the way of a new one. While that key wakes this browser, its other alerts live by it.
    const before = await manager.getSubscription();
    const by = before?.options?.applicationServerKey;
    if (before && by && older.includes(spelled(by))) return before;
    await before?.unsubscribe();
    return subscribe();
  });
  return subscription.endpoint;
}

/** @returns null where this browser cannot be notified, or does not want to be, or the site sends no notifications */
export async function pushOffer(): Promise<Subscribe | null> {
  const registration = await serviceWorkers()?.getRegistration();
  if (!registration || !("pushManager" in registration) || Notification.permission === "denied") return null;
  const asked = await ask("/api/push", asAgreed<PushKey>());
  if (!asked.ok || asked.value.key === null) return null;
  const keys = asked.value;
  return async () => {
    try {
      if ((await Notification.requestPermission()) !== "granted") return null;
      return await subscribed(registration.pushManager, keys);
    } catch (error) {
      console.warn("Le navigateur n’a pas accepté les notifications.", error);
      return null;
    }
  };
}
