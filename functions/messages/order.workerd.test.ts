import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { withinOneWindow } from "../../tests/support/limits";
import { anAddress } from "../../tests/support/reference-api";
import { aLead } from "../../tests/support/messages";
import { answerAt, calls } from "../../tests/support/workerd/outbound";
import { takeWarnings } from "../../tests/support/workerd/warnings";
import { ask, rowsOf, send } from "../../tests/support/workerd/worker";
import { switchesNow } from "../shared/switches";

const SITEVERIFY = "challenges.cloudflare.com";
const SECRET = "0x4AAAAAAA-secret-de-workerd";

/** The real bindings, each noting that it was used, in order; twice in a row is once. */
function watched() {
  const used: string[] = [];
  const use = (name: string) => void (used.at(-1) !== name && used.push(name));
  const DB: typeof env.DB = {
    prepare: (sql) => (use("database"), env.DB.prepare(sql)),
    batch: (statements) => env.DB.batch(statements),
  };
  const MESSAGE_RATE = { limit: (options: { key: string }) => (use("rate"), env.MESSAGE_RATE.limit(options)) };
  const DELIVERIES = { send: async () => use("queue") };
  const siteverify = (success: boolean) => () => {
    use("siteverify");
    return Response.json({
      success,
      hostname: "guide.exemple.test",
      action: "leads",
      "error-codes": success ? [] : ["invalid-input-response"],
    });
  };
  return { used, siteverify, bindings: { DB, MESSAGE_RATE, DELIVERIES, TURNSTILE_SECRET: SECRET } };
}

/** What operators have closed is read for all requests of five seconds, and not for this one (rule: site/switches). */
beforeEach(async () => void (await switchesNow(env)));

const lead = (more: object = {}) => aLead({ captcha: "jeton", ...more });

// rule: messages/our-pages-alone
describe("a request that is refused asks nothing further: no database, no queue, no siteverify", () => {
  test.each<[string, string, RequestInit, number]>([
    ["its method", "/api/leads", { method: "PUT" }, 405],
    ["its method, at that address", "/api/leads", {}, 405],
    ["its address", `/api/leads?${"x".repeat(8_192)}`, { method: "POST" }, 414],
    ["its headers", "/api/leads", { method: "POST", headers: { "X-Long": "x".repeat(8_192) } }, 431],
  ])("for %s", async (_, address, init, status) => {
    const { used, bindings } = watched();
    expect((await ask(address, init, bindings)).status).toBe(status);
    expect(used).toEqual([]);
  });

  test.each<[string, unknown, Record<string, string>, number, readonly string[]]>([
    ["its origin", lead(), { Origin: "https://evil.example" }, 403, []],
    ["its type", lead(), { "Content-Type": "text/plain" }, 415, []],
    ["the length that it says", lead(), { "Content-Length": "16385" }, 413, []],
    ["its true length", lead({ name: "x".repeat(17_000) }), {}, 413, ["rate"]],
    ["being no JSON", "{", {}, 400, ["rate"]],
    ["its fields", lead({ phone: "12" }), {}, 422, ["rate"]],
    ["the field that people do not see", lead({ website: "x" }), {}, 422, ["rate"]],
    ["the time it took", lead({ filled_in: 10 }), {}, 422, ["rate"]],
    ["having no token", lead({ captcha: null }), {}, 422, ["rate", "database"]],
  ])("for %s", async (_, body, headers, status, touched) => {
    const { used, bindings } = watched();
    expect((await send("leads", body, headers, bindings)).status).toBe(status);
    expect(used).toEqual(touched);
    expect([...(await rowsOf("messages")), ...(await rowsOf("outbox"))]).toEqual([]);
  });

  test("for its rate", async () => {
    const found = await withinOneWindow(60, async () => {
      const { used, bindings } = watched();
      const from = { "CF-Connecting-IP": anAddress() };
      for (let time = 0; time < 5; time += 1) await send("leads", "{", from, bindings);
      return [(await send("leads", "{", from, bindings)).status, used];
    });
    expect(found).toEqual([429, ["rate"]]);
    expect(await rowsOf("messages")).toEqual([]);
  });

  test("for its token", async () => {
    const { used, siteverify, bindings } = watched();
    answerAt(SITEVERIFY, siteverify(false));
    expect((await send("leads", lead(), {}, bindings)).status).toBe(422);
    expect(used).toEqual(["rate", "database", "siteverify"]);
    expect([...(await rowsOf("messages")), ...(await rowsOf("outbox"))]).toEqual([]);
  });

  test("for siteverify that does not answer", async () => {
    const { used, bindings } = watched();
    answerAt(SITEVERIFY, () => new Response("", { status: 500 }));
    expect((await send("leads", lead(), {}, bindings)).status).toBe(503);
    expect(used).toEqual(["rate", "database"]);
    expect(await rowsOf("messages")).toEqual([]);
    expect(takeWarnings()).toEqual(["siteverify: status 500"]);
  });

  test("for its quota", async () => {
    const phone = "771234567";
    const { siteverify, bindings } = watched();
    answerAt(SITEVERIFY, siteverify(true));
    for (let time = 0; time < 3; time += 1)
      expect((await send("leads", lead({ phone }), {}, bindings)).status).toBe(202);
    const fourth = watched();
    answerAt(SITEVERIFY, fourth.siteverify(true));
    expect((await send("leads", lead({ phone }), {}, fourth.bindings)).status).toBe(429);
    expect(fourth.used).toEqual(["rate", "database", "siteverify", "database"]);
    expect([(await rowsOf("messages")).length, (await rowsOf("outbox")).length]).toEqual([3, 3]);
  });
});

describe("a message that is accepted", () => {
  test("passes the rate limit and siteverify before it is written and its delivery woken", async () => {
    const { used, siteverify, bindings } = watched();
    answerAt(SITEVERIFY, siteverify(true));
    expect((await send("leads", lead(), {}, bindings)).status).toBe(202);
    expect(used).toEqual(["rate", "database", "siteverify", "database", "queue"]);
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `POST https://${SITEVERIFY}/turnstile/v0/siteverify`,
    ]);
    expect(await rowsOf("messages")).toHaveLength(1);
  });

  test("and is sent again does not ask siteverify", async () => {
    const message = lead();
    const first = watched();
    answerAt(SITEVERIFY, first.siteverify(true));
    await send("leads", message, {}, first.bindings);
    const { used, bindings } = watched();
    expect((await send("leads", message, {}, bindings)).status).toBe(202);
    expect(used).toEqual(["rate", "database", "queue"]);
    expect(await rowsOf("messages")).toHaveLength(1);
  });
});
