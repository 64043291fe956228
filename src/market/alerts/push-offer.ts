import type { PushKey } from "../../contract/shared/push";
import { asAgreed, ask } from "../../shared/http/ask";
import { serviceWorkers } from "../../site/offline/service-worker";

/** Subscribes this browser and returns its address at the push service; null when the visitor or the browser refuses. */
export type Subscribe = () => Promise<string | null>;

async function subscribed(manager: PushManager, applicationServerKey: string): Promise<string> {
  const subscribe = () => manager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const subscription = await subscribe().catch(async () => {
    // A subscription with an earlier key of the site stands in the way of a new one.
    await (await manager.getSubscription())?.unsubscribe();
    return subscribe();
  });
  return subscription.endpoint;
}

/** @returns null where this browser cannot be notified, or does not want to be, or the site sends no notifications */
export async function pushOffer(): Promise<Subscribe | null> {
  const registration = await serviceWorkers()?.getRegistration();
  if (!registration || !("pushManager" in registration) || Notification.permission === "denied") return null;
  const asked = await ask("/api/push", asAgreed<PushKey>());
  const key = asked.ok ? asked.value.key : null;
  if (key === null) return null;
  return async () => {
    try {
      if ((await Notification.requestPermission()) !== "granted") return null;
      return await subscribed(registration.pushManager, key);
    } catch (error) {
      console.warn("Le navigateur n’a pas accepté les notifications.", error);
      return null;
    }
  };
}
