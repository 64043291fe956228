import { createExecutionContext, createMessageBatch, getQueueResult, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import type { Env } from "../../../functions/env";
import worker from "../../../functions/index";
import { anAddress } from "../reference-api";

export const SITE = "https://guide.exemple.test";
export const API = "api.exemple.test";

/** Sends a request to the Worker, and waits for the work that it defers until after its response. @param more bindings that replace the real ones */
export async function ask(address: string, init: RequestInit = {}, more: Partial<Env> = {}): Promise<Response> {
  const context = createExecutionContext();
  const answer = await worker.fetch(new Request(`${SITE}${address}`, init), { ...env, ...more }, context);
  await waitOnExecutionContext(context);
  return answer;
}

/** Sends a form as a page of the site does, from a new network address that has reached no limit. @param headers further headers; "" leaves a header out */
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

/** Delivers a queue batch with these bodies. @returns the indexes of the messages that were acknowledged */
export async function wake(bodies: readonly unknown[], more: Partial<Env> = {}): Promise<readonly number[]> {
  const context = createExecutionContext();
  const batch = createMessageBatch(
    "deliveries",
    bodies.map((body, index) => ({ id: String(index), timestamp: new Date(), attempts: 1, body })),
  );
  await worker.queue(batch, { ...env, ...more });
  return (await getQueueResult(batch, context)).explicitAcks.map(Number);
}

/** Runs the scheduled job of a minute or of a night, then the photo queue with the messages that it received. */
export async function tick(cron = "* * * * *", more: Partial<Env> = {}): Promise<void> {
  const { held, queue } = silentQueue();
  await worker.scheduled({ cron }, { ...env, PHOTOS: queue, ...more });
  for (const photo of held) await wake([photo], more);
}

/** A queue that records its messages and has no consumer. */
export function silentQueue() {
  const held: object[] = [];
  return { held, queue: { send: async (message: object) => void held.push(message) } };
}

/** Advances the clock that the Worker reads. @param milliseconds by which it is advanced */
export function pass(milliseconds: number): void {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(now + milliseconds);
}

/** Sets the clock that the Worker reads to noon, for what is counted by the day: a test that begins just before midnight would end in another day. */
export function atNoon(): void {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(new Date().setUTCHours(12, 0, 0, 0));
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
    | "alerts"
    | "operators"
    | "decisions"
    | "lead_notes",
) => (await env.DB.prepare(`SELECT * FROM ${table}`).all<Record<string, unknown>>()).results;
