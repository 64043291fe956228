import { expect, test } from "vitest";
import { aLead } from "../../tests/support/messages";
import { answerAt, calls } from "../../tests/support/workerd/outbound";
import { takeWarnings } from "../../tests/support/workerd/warnings";
import { API, pass, rowsOf, send, silentQueue, tick, wake } from "../../tests/support/workerd/worker";

const LEASE_MS = 30_000;

interface PendingAnswer {
  readonly resolve: (answer: Response) => void;
  readonly reject: (error: Error) => void;
}

/** Answers that a test resolves or rejects later. */
function heldAnswers() {
  const pending: PendingAnswer[] = [];
  return { pending, answer: () => new Promise<Response>((resolve, reject) => void pending.push({ resolve, reject })) };
}

test("an attempt that fails late does not undo a delivery that was made meanwhile", async () => {
  const { pending, answer } = heldAnswers();
  answerAt(API, answer);
  const lead = aLead();
  expect((await send("leads", lead, {}, { DELIVERIES: silentQueue().queue })).status).toBe(202);
  const late = wake([{ id: lead.id }]);
  await expect.poll(() => calls.length).toBe(1);
  pass(LEASE_MS + 1);
  const meanwhile = tick();
  await expect.poll(() => calls.length).toBe(2);
  pending[1]?.resolve(Response.json({ ok: true, data: { reference: "BAKO-4827" } }));
  await meanwhile;
  const delivered = await rowsOf("outbox");
  expect(delivered).toMatchObject([{ id: lead.id, state: "sent" }]);
  pending[0]?.reject(new DOMException("The operation was aborted due to timeout", "TimeoutError"));
  await late;
  expect(takeWarnings()).toEqual(["message not handed over: TimeoutError"]);
  expect(await rowsOf("outbox")).toEqual(delivered);
  await tick();
  expect(calls).toHaveLength(2);
});
