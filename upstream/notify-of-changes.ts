import { createHmac, randomUUID } from "node:crypto";
import { watch } from "node:fs";

/** One save of an editor causes several events, so a webhook waits for this pause. */
const SETTLE = 500;
const TIMEOUT_MS = 10_000;

/** Who wants to know that content has changed. */
export interface WebhookTarget {
  readonly url: string;
  /** `whsec_<base64>` */
  readonly secret: string;
}

/** The headers of a webhook, by the rules of Standard Webhooks. */
function signedHeaders(id: string, seconds: number, body: string, secret: string): Record<string, string> {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": String(seconds), "webhook-signature": `v1,${signature}` };
}

/** Sends a webhook each time an editor has saved a file, and on `notify`. A failure is reported; the nightly build makes up for it. */
export function notifyOfChanges(contentDir: string, { url, secret }: WebhookTarget): { notify(): void; close(): void } {
  let settling: NodeJS.Timeout | undefined;
  const send = async () => {
    const body = JSON.stringify({ type: "contenu.modifie" });
    const headers = signedHeaders(randomUUID(), Math.floor(Date.now() / 1_000), body, secret);
    const answer = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    if (!answer?.ok) process.stderr.write("Le site n’a pas pu être prévenu d’un changement de contenu.\n");
  };
  const notify = () => {
    clearTimeout(settling);
    settling = setTimeout(() => void send(), SETTLE);
  };
  const watcher = watch(contentDir, { recursive: true }, notify);
  return {
    notify,
    close: () => {
      clearTimeout(settling);
      watcher.close();
    },
  };
}
