import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { answerAt, calls, down } from "../../tests/support/workerd/outbound";
import { delayingQueue, HOOK, save as saveWith, SETTINGS } from "../../tests/support/workerd/saves";
import { takeWarnings } from "../../tests/support/workerd/warnings";
import { ask, pass, tick as tickWith, wake } from "../../tests/support/workerd/worker";
import worker from "../index";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let rebuilds: ReturnType<typeof delayingQueue>;
const settings = () => ({ ...SETTINGS, REBUILDS: rebuilds.queue });
const save = (id: string = crypto.randomUUID()) => saveWith(id, settings());
const tick = (cron?: string) => tickWith(cron, settings());
const night = () => tick("17 3 * * *");
/** Time passes without a minute of the clock: only the queue brings its messages, each as soon as it is due. */
async function wait(milliseconds: number): Promise<void> {
  const end = Date.now() + milliseconds;
  while (rebuilds.next() <= end) {
    pass(rebuilds.next() - Date.now());
    await wake(rebuilds.due(), settings());
  }
  pass(end - Date.now());
}
/** Builds that were asked for so far. */
const built = () => calls.length;
const works = () => answerAt(HOOK, () => new Response(null, { status: 202 }));

beforeEach(() => {
  rebuilds = delayingQueue();
  works();
});

// rule: site/rebuild
describe("content that has changed", () => {
  test("is built at once by a lone save, without any clock or queue; a replay builds nothing", async () => {
    expect(await save("a")).toEqual({ accepted: true });
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([`POST https://${HOOK}/hook`]);
    expect(await save("a")).toEqual({ accepted: false });
    await wait(HOUR);
    await tick();
    expect(await save("a")).toEqual({ accepted: false });
    expect(built()).toBe(1);
    await wait(2 * MINUTE);
    await save("b");
    expect(built()).toBe(2);
  });

  test("is built once more, twenty seconds after the last of the saves that follow", async () => {
    await save();
    await wait(5 * SECOND);
    for (let time = 0; time < 4; time += 1) {
      await save();
      await wait(19 * SECOND);
    }
    expect(built()).toBe(1);
    await wait(2 * SECOND);
    expect(built()).toBe(2);
    await wait(HOUR);
    await tick();
    expect(built()).toBe(2);
  });

  test("is built ten minutes after the first save that waits, however often editors save", async () => {
    await save();
    await wait(SECOND);
    const first = Date.now();
    while (built() < 2) {
      await save();
      await wait(10 * SECOND);
      expect(Date.now() - first).toBeLessThanOrEqual(10 * MINUTE + 10 * SECOND);
    }
    expect(Date.now() - first).toBeGreaterThan(10 * MINUTE - SECOND);
  });

  test("is built once, although the queue brings a message twice and the clock comes at the same time", async () => {
    await save();
    await wait(SECOND);
    await save();
    pass(21 * SECOND);
    const [message = {}] = rebuilds.due();
    await Promise.all([wake([message, message], settings()), tick(), wake([message], settings()), tick()]);
    expect(built()).toBe(2);
  });

  test("is not lost in the millisecond in which a build begins", async () => {
    pass(0);
    await save();
    await save();
    expect(built()).toBe(1);
    await wait(21 * SECOND);
    expect(built()).toBe(2);
  });

  test("is built by the next minute of the clock where the queue has lost the message, or takes none", async () => {
    await save();
    await wait(SECOND);
    await save();
    rebuilds.due();
    rebuilds = delayingQueue();
    pass(60 * SECOND);
    await tick();
    expect(built()).toBe(2);
    await saveWith("c", { ...SETTINGS, REBUILDS: { send: () => Promise.reject(new Error("queue down")) } });
    expect(takeWarnings()).toEqual(["no wake-up: the clock builds"]);
    pass(60 * SECOND);
    await tick();
    expect(built()).toBe(3);
  });

  test("is built a minute later where the builder is at work, or does not answer", async () => {
    answerAt(HOOK, () => new Response(null, { status: 409 }));
    await save();
    answerAt(HOOK, down);
    await wait(MINUTE);
    await tick();
    works();
    await wait(MINUTE);
    await tick();
    await wait(MINUTE);
    await tick();
    expect(built()).toBe(3);
    expect(takeWarnings()).toEqual(["deploy hook: status 409", "deploy hook: TypeError"]);
  });

  test("is not lost with a Worker that ends while it calls the builder", async () => {
    // The Worker that asks never hears of the answer, and does nothing more.
    answerAt(HOOK, () => new Promise<Response>(() => undefined));
    void worker.scheduled({ cron: "17 3 * * *" }, { ...env, ...settings() });
    await expect.poll(built).toBe(1);
    works();
    await tick();
    expect(built()).toBe(1);
    pass(MINUTE);
    await tick();
    expect(built()).toBe(2);
    pass(MINUTE);
    await tick();
    expect(built()).toBe(2);
  });

  test("is told by no replay, before the night or after it", async () => {
    await save("a");
    await night();
    expect(await save("a")).toEqual({ accepted: false });
  });

  test("is told in 16 kB at most", async () => {
    const answer = await ask("/api/rebuild", { method: "POST", body: "x".repeat(16_385) }, settings());
    expect([answer.status, (await answer.json()).code]).toEqual([413, "too_big"]);
  });

  test("is built 48 times a day at most; what waits is built the next day", async () => {
    for (let time = 0; time < 100; time += 1) {
      await save();
      await wait(10 * MINUTE);
    }
    expect(built()).toBe(48);
    await wait(24 * HOUR);
    await tick();
    expect(built()).toBe(49);
  });

  test("is built by a message of the real queue, without the clock (long: twenty seconds of quiet pass)", async () => {
    const { queue } = worker;
    vi.spyOn(worker, "queue").mockImplementation((batch, bindings) => queue(batch, { ...bindings, ...SETTINGS }));
    await saveWith("a", {});
    await saveWith("b", {});
    const saved = Date.now();
    expect(built()).toBe(1);
    await expect.poll(built, { timeout: 40_000, interval: 100 }).toBe(2);
    expect(Date.now() - saved).toBeGreaterThan(19_500);
    expect(Date.now() - saved).toBeLessThan(25_000);
  });
});

// rule: site/rebuild
test("each night the site is built in any case, once", async () => {
  await night();
  await tick();
  expect(built()).toBe(1);
  await save();
  await wait(HOUR);
  expect(built()).toBe(2);
});
