import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { aLead, aSubscription } from "../../tests/support/messages";
import { answerAt, calls, down } from "../../tests/support/workerd/outbound";
import { takeWarnings } from "../../tests/support/workerd/warnings";
import { API, pass, rowsOf, send, silentQueue, tick, wake } from "../../tests/support/workerd/worker";
import { lease } from "./messages-store";
import { makeDue } from "./outbox-store";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
const NIGHTLY = "17 3 * * *";

const takes = () => Response.json({ ok: true, data: { reference: "BAKO-4827" } });
/** Takes a message in and keeps it in the outbox: nobody is woken. */
async function keep(form: "leads" | "newsletter" = "leads"): Promise<string> {
  const message = form === "leads" ? aLead() : aSubscription();
  const { status } = await send(form, message, {}, { DELIVERIES: silentQueue().queue });
  expect(status).toBe(202);
  return message.id;
}
const states = async () => (await rowsOf("outbox")).map(({ state }) => state);

describe("a wake-up", () => {
  // rule: site/api-key
  test("delivers each message that it names, once, with its id and the key, and is acknowledged", async () => {
    answerAt(API, takes);
    const ids = [await keep(), await keep("newsletter")];
    expect(await wake(ids.map((id) => ({ id })))).toEqual([0, 1]);
    expect(calls.map(({ url, headers }) => [url, headers.get("Idempotency-Key"), headers.get("X-API-KEY")])).toEqual([
      [`https://${API}/api.php?endpoint=post_lead`, ids[0], "cle-de-workerd"],
      [`https://${API}/api.php?endpoint=lettre_confirmer`, ids[1], "cle-de-workerd"],
    ]);
    expect(await states()).toEqual(["sent", "sent"]);
    await wake(ids.map((id) => ({ id })));
    expect(calls).toHaveLength(2);
  });

  test("is acknowledged also when api.php fails: the clock tries again", async () => {
    answerAt(API, down);
    const id = await keep();
    expect(await wake([{ id }])).toEqual([0]);
    expect(await rowsOf("outbox")).toMatchObject([{ id, state: "waiting", attempts: 1, last_error: "TypeError" }]);
    expect(takeWarnings()).toEqual(["message not handed over: TypeError"]);
  });

  test.each([[{ id: 7 }], ["x"], [null], [{ id: crypto.randomUUID() }]])(
    "that names no message delivers nothing: %j",
    async (body) => {
      expect(await wake([body])).toEqual([0]);
      expect(calls).toEqual([]);
    },
  );
});

describe("a message", () => {
  test("is handed over by one of those who try at once", async () => {
    answerAt(API, async () => (await new Promise((later) => setTimeout(later, 100)), takes()));
    const id = await keep();
    await Promise.all([wake([{ id }]), wake([{ id }]), tick(), tick()]);
    expect(calls).toHaveLength(1);
    expect(await states()).toEqual(["sent"]);
  });

  test("whose delivery crashed can be delivered again after thirty seconds", async () => {
    answerAt(API, takes);
    const id = await keep();
    expect(await lease(env.DB, id, Date.now())).toMatchObject({ id });
    pass(29 * SECOND);
    await tick();
    expect(calls).toEqual([]);
    pass(2 * SECOND);
    await tick();
    expect(await states()).toEqual(["sent"]);
  });

  // rule: messages/retries
  test("waits twice as long after each failure, six hours at most, for some three days; then operators decide", async () => {
    answerAt(API, () => new Response("Erreur interne : table leads", { status: 500 }));
    await keep();
    const pauses: number[] = [];
    for (let attempt = 1; attempt < 25; attempt += 1) {
      await tick();
      const [row] = await rowsOf("outbox");
      expect(row).toMatchObject({ state: "waiting", attempts: attempt, last_error: "status 500" });
      const pause = Number(row?.next_at) - Date.now();
      pauses.push(Math.round(pause / SECOND));
      pass(pause - SECOND);
      await tick();
      expect(calls).toHaveLength(attempt);
      pass(SECOND);
    }
    await tick();
    expect(await rowsOf("outbox")).toMatchObject([{ state: "undeliverable", attempts: 25 }]);
    pass(DAY);
    await tick();
    expect(calls).toHaveLength(25);
    expect(pauses.slice(0, 5)).toEqual([5, 10, 20, 40, 80]);
    expect(Math.max(...pauses)).toBe(6 * 3_600);
    expect(pauses.reduce((sum, pause) => sum + pause, 0) * SECOND).toBeGreaterThan(3 * DAY);
    expect(new Set(takeWarnings())).toEqual(new Set(["message not handed over: status 500"])); // not a word of api.php's
  });

  // rule: messages/kept-days
  test("is taken away ninety days after it was handed over, from both tables; what waits stays", async () => {
    answerAt(API, takes);
    await keep();
    await tick();
    answerAt(API, down);
    const waiting = await keep();
    pass(89 * DAY);
    await tick(NIGHTLY);
    expect(await states()).toEqual(["sent", "waiting"]);
    pass(2 * DAY);
    await tick(NIGHTLY);
    expect([(await rowsOf("messages")).map(({ id }) => id), (await rowsOf("outbox")).map(({ id }) => id)]).toEqual([
      [waiting],
      [waiting],
    ]);
    expect(takeWarnings().length).toBeGreaterThan(0);
  });
});

describe("a message that was given up", () => {
  /** As it is after three days of trying. */
  const givenUp = async (endpoint = "post_lead"): Promise<string> => {
    const id = await keep();
    await env.DB.prepare("UPDATE messages SET endpoint = ? WHERE id = ?").bind(endpoint, id).run();
    await env.DB.prepare(
      "UPDATE outbox SET state = 'undeliverable', attempts = 25, last_error = 'status 500', next_at = ? WHERE id = ?",
    )
      .bind(Date.now(), id)
      .run();
    return id;
  };
  const reviewed = (id: string) =>
    env.DB.prepare("INSERT INTO acts (uid, act, subject, id) VALUES ('awa', 'review', 7, ?)").bind(id).run();
  const kept = async () => [
    (await rowsOf("messages")).map(({ id }) => id),
    (await rowsOf("outbox")).map(({ id }) => id),
  ];

  // rule: messages/kept-days
  test("is taken away ninety days later, from both tables; not a day sooner", async () => {
    const id = await givenUp("poster_avis");
    await reviewed(id);
    pass(90 * DAY - HOUR);
    await tick(NIGHTLY);
    expect([await kept(), (await rowsOf("acts")).length]).toEqual([[[id], [id]], 1]);
    pass(2 * HOUR);
    await tick(NIGHTLY);
    expect([await kept(), await rowsOf("acts")]).toEqual([[[], []], []]); // its member may give that review again
  });

  test("and that an operator retries waits again, however old it is", async () => {
    answerAt(API, down);
    const id = await givenUp();
    pass(89 * DAY);
    expect(await makeDue(env.DB, Date.now())).toBe(1);
    pass(2 * DAY);
    await tick(NIGHTLY);
    expect(await kept()).toEqual([[id], [id]]);
    expect(takeWarnings()).toEqual(["message not handed over: TypeError"]);
  });

  // rule: messages/kept-days
  test.each(["oublier_membre", "retirer_avis"])(
    "and that tells api.php to delete data (%s) is kept until it is delivered",
    async (endpoint) => {
      const id = await givenUp(endpoint);
      pass(900 * DAY);
      await tick(NIGHTLY);
      expect(await kept()).toEqual([[id], [id]]);
    },
  );
});

describe("the queue itself", () => {
  test("wakes the delivery of what was just sent", async () => {
    answerAt(API, takes);
    expect((await send("leads", aLead())).status).toBe(202);
    await expect.poll(states).toEqual(["sent"]);
    expect(calls).toHaveLength(1);
  });
});
