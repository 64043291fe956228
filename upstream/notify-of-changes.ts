import { createHmac, randomUUID } from "node:crypto";
import { readdirSync, watch } from "node:fs";
import path from "node:path";

/** One save of an editor causes several events, so a webhook waits for this pause. */
const SETTLE = 200;
const TIMEOUT_MS = 10_000;
/** A site that does not answer, for instance because it is changing to a new publication, is told again after these pauses, in milliseconds. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, ...Array<number>(10).fill(30_000)];

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

/** Sends a webhook. @returns the status of the answer; null when there is none */
async function send({ url, secret }: WebhookTarget, id: string): Promise<number | null> {
  const body = JSON.stringify({ type: "contenu.modifie" });
  const headers = signedHeaders(id, Math.floor(Date.now() / 1_000), body, secret);
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  return answer?.status ?? null;
}

/**
 * Sends a webhook each time an editor has saved a file, and on `notify`, under one id until the site has answered. A failure is reported; the
 * nightly build makes up for it.
 */
export function notifyOfChanges(contentDir: string, target: WebhookTarget): { notify(): void; close(): void } {
  let waiting: NodeJS.Timeout | undefined;
  // A later save is told by its own webhook, which does for those that wait.
  const later = (pause: number, id: string, pauses: readonly number[]) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void tell(id, pauses), pause);
  };
  const tell = async (id: string, [pause, ...pauses]: readonly number[]) => {
    const mine = waiting;
    const status = await send(target, id);
    if (status !== null && status < 300) return;
    if (waiting !== mine) return; // a later save, or the end
    if (pause !== undefined && (status === null || status >= 500)) return later(pause, id, pauses);
    process.stderr.write("Le site n’a pas pu être prévenu d’un changement de contenu.\n");
  };
  const notify = () => later(SETTLE, randomUUID(), PAUSES);
  // Each folder by itself: a recursive watch follows files, and on Linux loses one in whose place an editor's program puts another.
  const inside = readdirSync(contentDir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const folders = [contentDir, ...inside.map(({ parentPath, name }) => path.join(parentPath, name))];
  const watchers = folders.map((folder) => watch(folder, notify));
  return {
    notify,
    close: () => {
      clearTimeout(waiting);
      waiting = undefined;
      for (const watcher of watchers) watcher.close();
    },
  };
}
