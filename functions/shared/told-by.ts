import type { Env } from "../env";

/** One notice goes to this many addresses at most, because each is a message to keep. */
const MOST_ADDRESSES = 5;

/** The e-mail addresses of operators who are to be told (ALERT_EMAILS). */
export const alertEmails = ({ ALERT_EMAILS = "" }: Pick<Env, "ALERT_EMAILS">): readonly string[] =>
  ALERT_EMAILS.split(/[\s,;]+/)
    .filter(Boolean)
    .slice(0, MOST_ADDRESSES);

/** Whether operators have given any way to be told by. */
export const areTold = (env: Pick<Env, "ALERT_EMAILS" | "ALERT_HOOK_URL">): boolean =>
  Boolean(env.ALERT_HOOK_URL) || alertEmails(env).length > 0;
