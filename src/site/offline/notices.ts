import type { News, Notice } from "../../contract/shared/push";
import { alertPage, routes } from "../../routes";
import { asAgreed, ask, nothing } from "../../shared/http/ask";
import type { NoticeEvent, Scope } from "./worker-scope";

/** What is shown when news cannot be read: a browser withdraws the permission of a site that shows nothing for a push. */
const UNREAD: Notice = {
  title: "Du nouveau pour votre alerte",
  text: "Ouvrez le site pour le lire.",
  path: routes.usedCars,
  token: "",
};

async function readNews({ registration }: Scope): Promise<readonly Notice[]> {
  const subscription = await registration.pushManager.getSubscription();
  if (!subscription) return [];
  const asked = await ask("/api/push/news", asAgreed<News>(), { body: { push: subscription.endpoint } });
  return asked.ok ? asked.value.notices : [];
}

/** Shows what a push announces; the push itself carries nothing (rule: market/alert-notices). */
export async function showNotices(scope: Scope): Promise<void> {
  const notices = await readNews(scope);
  for (const { title, text, path, token } of notices.length > 0 ? notices : [UNREAD])
    await scope.registration.showNotification(title, {
      body: text,
      icon: "/icon-192.png",
      lang: "fr",
      tag: token + path,
      data: { path, token },
      actions: token ? [{ action: "stop", title: "Arrêter cette alerte" }] : [],
    });
}

/** Follows a tap on a notification: to its page, or, by its button, to the end of its alert. */
export async function followNotice({ notification, action }: NoticeEvent, { clients }: Scope): Promise<void> {
  const { path, token } = notification.data;
  notification.close();
  if (action !== "stop") return void (await clients.openWindow(path));
  const ended = await ask("/api/alerts/leave", nothing, { body: { token } });
  if (!ended.ok) await clients.openWindow(`${alertPage}?quitter=${token}`); // There a tap ends it once the network is back.
}
