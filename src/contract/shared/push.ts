/** Notifications of a browser (Web Push). A push carries nothing: the browser then asks the Worker what is new. */
import * as z from "zod/mini";

/** The push services of browsers; an address elsewhere would let a visitor make the Worker send requests anywhere. */
const SERVICES =
  /^https:\/\/(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|[a-z0-9-]{1,60}\.notify\.windows\.com|(?:[a-z0-9-]{1,60}\.)?push\.apple\.com)\/[\w~./:=+%?&-]{1,1000}$/;

/** Address of one browser at its push service. Whoever knows it may read its notices. */
export const pushAddress = z.string().check(z.regex(SERVICES));

/** `GET /api/push`: the public key with which browsers subscribe; null where the site sends no notifications. */
export interface PushKey {
  readonly key: string | null;
  /** Earlier keys, with which the site still wakes the browsers that subscribed with them. */
  readonly older?: readonly string[];
}

/** `POST /api/push/news` */
export const newsRequest = z.strictObject({ push: pushAddress });
const notice = z.object({
  title: z.string(),
  text: z.string(),
  /** Page of this site. */
  path: z.string(),
  /** Ends the alert (`POST /api/alerts/leave`). */
  token: z.string(),
});
export type Notice = z.infer<typeof notice>;
/** What is new for a browser, the newest first; each is answered once. */
export const news = z.object({ notices: z.array(notice) });
export type News = z.infer<typeof news>;
