import { expect, vi } from "vitest";
import type { Env } from "../../../functions/env";
import { ask } from "./worker";

const SECRET = btoa("vingt-quatre octets ici.");
export const HOOK = "build.exemple.test";
export const SETTINGS = { REBUILD_SECRETS: `whsec_${SECRET}`, DEPLOY_HOOK_URL: `https://${HOOK}/hook` };

async function sign(text: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode(atob(SECRET)),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const signature = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`;
}

/** An editor saves: the webhook that tells of it. @returns the answer, once the Worker has done what it does at once */
export async function save(id: string, more: Partial<Env>): Promise<unknown> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": await sign(`${id}.${timestamp}.{}`),
  };
  const answer = await ask("/api/rebuild", { method: "POST", headers, body: "{}" }, { ...SETTINGS, ...more });
  expect(answer.status).toBe(202);
  return answer.json();
}

interface Held {
  readonly at: number;
  readonly body: object;
}
/** A queue that holds its messages until they are due by the clock that the Worker reads. */
export function delayingQueue() {
  let held: readonly Held[] = [];
  const queue = {
    send: async (body: object, { delaySeconds }: { readonly delaySeconds: number } = { delaySeconds: 0 }) =>
      void (held = [...held, { at: Date.now() + delaySeconds * 1_000, body }].sort((one, other) => one.at - other.at)),
  };
  return {
    queue,
    /** When the next message is due; Infinity when there is none. */
    next: () => held[0]?.at ?? Infinity,
    /** Takes the messages that are due. */
    due(): readonly object[] {
      const due = held.filter(({ at }) => at <= Date.now());
      held = held.filter((one) => !due.includes(one));
      return due.map(({ body }) => body);
    },
  };
}

/** Sets the clock that the Worker reads. */
export function setClock(now: number): void {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(now);
}
