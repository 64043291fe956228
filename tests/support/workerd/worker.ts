import { createExecutionContext, createMessageBatch, getQueueResult, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import type { Env } from "../../../functions/env";
import worker from "../../../functions/index";
import { anAddress } from "../reference-api";

export const SITE = "https://guide.exemple.test";
export const API = "api.exemple.test";

/** Asks the Worker; what it puts off until after its answer is done, too. @param more bindings in the place of the real ones */
export async function ask(address: string, init: RequestInit = {}, more: Partial<Env> = {}): Promise<Response> {
  const context = createExecutionContext();
  const answer = await worker.fetch(new Request(`${SITE}${address}`, init), { ...env, ...more }, context);
  await waitOnExecutionContext(context);
  return answer;
}

/** Sends a form as a page of the site does, from a visitor whom no limit knows. @param headers "" leaves one as it is not */
export const send = (form: string, body: unknown, headers: Record<string, string> = {}, more: Partial<Env> = {}) =>
  ask(
    `/api/${form}`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: SITE, "CF-Connecting-IP": anAddress(), ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    },
    more,
  );

/** A wake-up with these bodies. @returns which of them were acknowledged, by their place */
export async function wake(bodies: readonly unknown[], more: Partial<Env> = {}): Promise<readonly number[]> {
  const context = createExecutionContext();
  const batch = createMessageBatch(
    "deliveries",
    bodies.map((body, index) => ({ id: String(index), timestamp: new Date(), attempts: 1, body })),
  );
  await worker.queue(batch, { ...env, ...more });
  return (await getQueueResult(batch, context)).explicitAcks.map(Number);
}

/** A minute of the clock, or a night of it; the queue of photos then draws what it was told of. */
export async function tick(cron = "* * * * *", more: Partial<Env> = {}): Promise<void> {
  const { held, queue } = silentQueue();
  await worker.scheduled({ cron }, { ...env, PHOTOS: queue, ...more });
  for (const photo of held) await wake([photo], more);
}

/** A queue that keeps what it is given, and wakes nobody. */
export function silentQueue() {
  const held: object[] = [];
  return { held, queue: { send: async (message: object) => void held.push(message) } };
}

/** Moves the clock that the Worker reads. @param milliseconds since it was last moved */
export function pass(milliseconds: number): void {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(now + milliseconds);
}

/** Rows of a table. */
export const rowsOf = async (
  table:
    | "messages"
    | "outbox"
    | "acts"
    | "sellers"
    | "ads"
    | "ad_photos"
    | "ad_prices"
    | "ad_reports"
    | "ad_texts"
    | "alerts",
) => (await env.DB.prepare(`SELECT * FROM ${table}`).all<Record<string, unknown>>()).results;
