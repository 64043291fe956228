import { describe, expect, test } from "vitest";
import { aLead } from "../tests/support/messages";
import { anAddress } from "../tests/support/reference-api";
import { answerAt } from "../tests/support/workerd/outbound";
import { takeWarnings } from "../tests/support/workerd/warnings";
import { NEWEST_MIGRATION } from "./migrations/newest";
import { API, ask, rowsOf, send, silentQueue, tick } from "../tests/support/workerd/worker";

const OPS_TOKEN = "jeton-d-essai-de-l-exploitant-du-site";
const authorized = { Authorization: `Bearer ${OPS_TOKEN}` };
const ops = (address: string, init: RequestInit = {}) =>
  ask(
    `/api/ops/${address}`,
    { ...init, headers: { "CF-Connecting-IP": anAddress(), ...(init.headers ?? authorized) } },
    { OPS_TOKEN },
  );

/** A message that api.php failed to take. */
async function failedOnce(name: string): Promise<void> {
  answerAt(API, () => new Response("Erreur interne", { status: 500 }));
  expect((await send("leads", aLead({ name }), {}, { DELIVERIES: silentQueue().queue })).status).toBe(202);
  await tick();
  expect(takeWarnings()).toEqual(["message not handed over: status 500"]);
}

describe("an operator", () => {
  test("sees how many messages wait, since when and why, and nothing of what people wrote", async () => {
    await failedOnce("Nom secret");
    const answer = await ops("outbox");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      waiting: 1,
      undeliverable: 0,
      given_up: { messages: 0, purged_from: null },
      oldest_waiting: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      errors: [{ reason: "status 500", messages: 1 }],
    });
    expect(text).not.toMatch(/Nom secret|\+221/);
  });

  test.each<[string, string, Record<string, string>]>([
    ["outbox", "GET", {}],
    ["outbox", "GET", { Authorization: "Bearer autre" }],
    ["outbox", "GET", { Authorization: OPS_TOKEN }],
    ["outbox.csv", "GET", {}],
    ["outbox/retry", "POST", {}],
  ])("needs the token for %s: %s %j", async (address, method, headers) => {
    const answer = await ops(address, { method, headers });
    expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
  });

  test("is nobody while the site has no token, whatever is sent", async () => {
    for (const sent of ["Bearer undefined", "Bearer null", "Bearer", ""]) {
      const answer = await ask("/api/ops/outbox", { headers: { Authorization: sent } }, { OPS_TOKEN: undefined });
      expect([answer.status, (await answer.json()).code]).toEqual([401, "who_are_you"]);
    }
  });

  test("exports the messages that wait, and has their delivery retried at once", async () => {
    await failedOnce("=Relance");
    const csv = await ops("outbox.csv");
    expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(await csv.text()).toContain(`"'=Relance"`);
    answerAt(API, () => Response.json({ ok: true, data: { reference: "BAKO-4827" } }));
    expect(await (await ops("outbox/retry", { method: "POST" })).json()).toEqual({ due: 1 });
    expect(await rowsOf("outbox")).toMatchObject([{ state: "sent" }]);
    const read = await ops("outbox/retry");
    expect([read.status, read.headers.get("allow")]).toEqual([405, "POST"]);
  });
});

describe("before a version is served, a deployment", () => {
  // rule: site/lead-rehearsed
  test("has a lead taken as a visitor's is, of which nothing stays and api.php is told nothing", async () => {
    const sent = (more: object = {}) =>
      ops("lead", {
        method: "POST",
        headers: { ...authorized, "Content-Type": "application/json" },
        body: JSON.stringify(aLead(more)),
      });
    const answer = await sent();
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { reference: expect.stringMatching(/^[A-Z]{4}-\d{4}$/), kept: false },
    ]);
    expect([await rowsOf("messages"), await rowsOf("outbox")]).toEqual([[], []]);
    await tick();
    const wrong = await sent({ phone: "12" });
    expect([wrong.status, (await wrong.json()).fields]).toEqual([422, { phone: expect.any(String) }]);
    expect((await ops("lead", { method: "POST", headers: {} })).status).toBe(401);
  });

  // rule: site/lead-rehearsed
  test("never takes back what a visitor sent, not even under the same id", async () => {
    const lead = aLead();
    const queue = silentQueue().queue;
    expect((await send("leads", lead, {}, { DELIVERIES: queue })).status).toBe(202);
    const headers = { ...authorized, "Content-Type": "application/json" };
    expect((await ops("lead", { method: "POST", headers, body: JSON.stringify(lead) })).status).toBe(200);
    expect(await rowsOf("messages")).toMatchObject([{ id: lead.id }]);
    expect(await rowsOf("outbox")).toMatchObject([{ id: lead.id, state: "waiting" }]);
  });

  // rule: site/older-pages, site/migrations-survived
  test("learns which scripts the served pages load, and which migration their Worker knows", async () => {
    const { schema, assets } = await (await ops("release")).json();
    expect(schema).toBe(NEWEST_MIGRATION);
    expect(assets).toContainEqual(expect.stringMatching(/\.js$/));
    expect((await ops("release", { headers: {} })).status).toBe(401);
  });
});
