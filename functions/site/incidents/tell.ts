import { site } from "../../../src/site";
import { instantText } from "../../../src/site/operations/instant-text";
import type { Env } from "../../env";
import { errorName } from "../../shared/error-name";
import { isoOf } from "../../shared/iso-of";
import { siteUrl } from "../../shared/site-url";
import { webhookHeaders } from "../webhook";
import { idOf, type Incident, type Notice } from "./incident";

const MINUTE = 60_000;
const TIMEOUT_MS = 10_000;

/** « 12 min », « 3 h 05 » */
function lasted(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / MINUTE));
  return minutes < 60
    ? `${minutes}\u00a0min`
    : `${Math.floor(minutes / 60)}\u00a0h\u00a0${String(minutes % 60).padStart(2, "0")}`;
}

function sentenceOf(what: Notice["what"], { part, limit, said, began_at, over_at }: Incident): string {
  const begins = `${site.name}\u00a0: «\u00a0${part}\u00a0»`;
  return what === "began"
    ? `${begins} ne va pas depuis le ${instantText(began_at)}. Constaté\u00a0: ${said}. Limite\u00a0: ${limit}.`
    : `${begins} va de nouveau bien depuis le ${instantText(over_at ?? began_at)}. La panne a duré ${lasted((over_at ?? began_at) - began_at)}.`;
}

/** The body of a webhook, as Standard Webhooks advises; `text` is the sentence that chat programs show. */
function noticeBody(env: Env, { what, incident }: Notice): string {
  const { part, limit, said, began_at, over_at } = incident;
  return JSON.stringify({
    type: what === "began" ? "health.failing" : "health.recovered",
    timestamp: isoOf(what === "began" ? began_at : (over_at ?? began_at)),
    text: sentenceOf(what, incident),
    data: {
      site: siteUrl(env),
      part,
      limit,
      said,
      since: isoOf(began_at),
      until: what === "over" && over_at !== null ? isoOf(over_at) : null,
    },
  });
}

/** Sends a webhook to operators. @returns null when it was taken, else the reason */
async function send(
  { ALERT_HOOK_URL = "", ALERT_HOOK_SECRET }: Env,
  id: string,
  body: string,
  now: number,
): Promise<string | null> {
  try {
    const signed = ALERT_HOOK_SECRET
      ? await webhookHeaders({ id, body }, ALERT_HOOK_SECRET, now)
      : { "webhook-id": id };
    const { ok, status } = await fetch(ALERT_HOOK_URL, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...signed },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return ok ? null : `status ${status}`;
  } catch (error) {
    return errorName(error);
  }
}

/** Keeps an e-mail to operators, under a name that no other notice has (functions/messages/tell-operators.ts). */
export type Mail = (name: string, text: string) => Promise<void>;

/** @returns whether the e-mails are kept */
async function tellByMail(mail: Mail, name: string, text: string): Promise<boolean> {
  try {
    await mail(name, text);
    return true;
  } catch (error) {
    console.warn(`alert mail: ${errorName(error)}`);
    return false;
  }
}

/**
 * Tells operators, by webhook, by e-mail, or both. However often it is sent, a notice has the same id, by which its receiver knows it again.
 * @returns whether it was taken: by the webhook where there is one, because an e-mail waits with api.php
 */
export async function tell(env: Env, mail: Mail, notice: Notice, now: number): Promise<boolean> {
  const isMailed = await tellByMail(mail, idOf(notice), sentenceOf(notice.what, notice.incident));
  if (!env.ALERT_HOOK_URL) return isMailed;
  const reason = await send(env, idOf(notice), noticeBody(env, notice), now);
  if (reason !== null) console.warn(`alert hook: ${reason}`);
  return reason === null;
}

/** Tells operators that the watch itself fails. It remembers nothing, so the caller does so once an hour. */
export async function tellBlind(env: Env, mail: Mail, now: number): Promise<void> {
  const text = `${site.name}\u00a0: la surveillance ne lit plus ce qu’elle sait (R2, BACKUPS). Tant que cela dure, rien d’autre n’est signalé.`;
  const name = `blind.${isoOf(now).slice(0, 13)}`;
  await tellByMail(mail, name, text);
  if (!env.ALERT_HOOK_URL) return;
  const body = JSON.stringify({ type: "health.blind", timestamp: isoOf(now), text, data: { site: siteUrl(env) } });
  const reason = await send(env, name, body, now);
  if (reason !== null) console.warn(`alert hook: ${reason}`);
}
