import { randomUUID } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CLOSED } from "../scripts/edge";
import { aLead, aPhone, aQuestion, aSubscription } from "../tests/support/messages";
import { anAddress, control, requestsTo } from "../tests/support/reference-api";
import { openSmallSite, type SmallSite } from "../tests/support/small-site";
import { startUpstream, type Upstream } from "../upstream/server";

const KEY = "sentinelle-4d2a9c71";
const OPS = "jeton-d-essai";
let api: Upstream;
let site: SmallSite;

let folder = "";
/** @param port that it had before it fell over */
const open = (port: number) => startUpstream({ port, key: KEY, cacheDir: folder, inboxFile: path.join(folder, "inbox.jsonl") });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "receive-"));
  api = await open(0);
  site = await openSmallSite({ API_BASE: api.url, API_KEY: KEY, ...CLOSED, OPS_TOKEN: OPS });
}, 90_000);
afterAll(async () => {
  await site.close();
  await api.close();
}, 30_000);

beforeEach(async () => void (await control(api, "DELETE")));

const post = (address: string, body: unknown, headers: Record<string, string> = {}) =>
  site.ask(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: site.address, "CF-Connecting-IP": anAddress(), ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const received = async () => (await fetch(`${api.url}/reception?API_KEY=${KEY}`)).text();
/** How often api.php was asked to keep a message. */
const asked = async () => {
  return (await requestsTo(api)).filter(({ endpoint }) => endpoint === "post_lead").length;
};
const outbox = (headers: Record<string, string> = { Authorization: `Bearer ${OPS}` }) => site.ask("/api/ops/outbox", { headers });
const waiting = async () => (await (await outbox()).json()).waiting;
/** Now, not when the pause after a failure is over (delivery.workerd.test.ts has those). */
const retry = () => site.ask("/api/ops/outbox/retry", { method: "POST", headers: { Authorization: `Bearer ${OPS}` } });
const tick = () => site.ask("/cdn-cgi/handler/scheduled?cron=*+*+*+*+*");

describe("a message", () => {
  test("is answered with a reference that can be read out, and reaches api.php", async () => {
    const answer = await post("/api/leads", aLead({ name: "Cheikh Ndiaye" }));
    expect(answer.status).toBe(202);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const { reference } = await answer.json();
    expect(reference).toMatch(/^(?:[B-DF-HJ-NP-TV-Z][AEIOU]){2}-\d{4}$/);
    await expect.poll(received, { timeout: 15_000 }).toMatch(new RegExp(`${reference}.*Cheikh Ndiaye`, "s"));
  });

  test("sent twice is one message with one answer", async () => {
    const lead = aLead({ name: "Ndeye Fall" });
    const answers = await Promise.all([post("/api/leads", lead), post("/api/leads", lead), post("/api/leads", lead)]);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    await expect.poll(received, { timeout: 15_000 }).toContain("Ndeye Fall");
    await tick();
    expect((await received()).split("Ndeye Fall")).toHaveLength(2);
  });

  test.each(["status500", "html200", "dataNull", "reset", "unauthorized"])("whose receipt is lost (%s) is handed over again until api.php says that it has it, and is there once", async (fault) => {
    await control(api, "POST", { endpoint: "post_lead", fault });
    const name = `Attente ${fault}`;
    const before = await asked();
    expect((await post("/api/leads", aLead({ name }))).status).toBe(202);
    await expect.poll(async () => (await retry(), asked()), { timeout: 25_000, interval: 300 }).toBeGreaterThan(before + 1);
    await control(api, "DELETE");
    await expect.poll(async () => (await retry(), waiting()), { timeout: 40_000, interval: 300 }).toBe(0);
    expect((await received()).split(name)).toHaveLength(2);
  }, 80_000);

  test("is kept while api.php is down, and reaches it once it is back", async () => {
    await api.close();
    expect((await post("/api/leads", aLead({ name: "Panne totale" }))).status).toBe(202);
    await tick();
    api = await open(Number(new URL(api.url).port));
    await expect.poll(async () => (await retry(), received()), { timeout: 40_000, interval: 300 }).toContain("Panne totale");
  }, 60_000);

  test("of the newsletter and of the contact page go their way too", async () => {
    const subscription = aSubscription();
    expect((await post("/api/newsletter", subscription)).status).toBe(202);
    expect((await post("/api/contact", aQuestion())).status).toBe(202);
    await expect.poll(received, { timeout: 15_000 }).toMatch(/Où est passé.*awa-|awa-.*Où est passé/s);
  });
});

describe("who runs the site", () => {
  test("sees what waits, since when and why, and nothing of what people wrote", async () => {
    await control(api, "POST", { endpoint: "post_lead", fault: "status500" });
    await post("/api/leads", aLead({ name: "Nom secret" }));
    await expect.poll(async () => (await (await outbox()).json()).errors, { timeout: 15_000 }).toContainEqual({ reason: "status 500", messages: 1 });
    const text = await (await outbox()).text();
    expect(JSON.parse(text)).toMatchObject({ waiting: 1, undeliverable: 0, oldest_waiting: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
    expect(text).not.toMatch(/Nom secret|\+221/);
  });

  test.each<Record<string, string>>([{}, { Authorization: "Bearer autre" }, { Authorization: OPS }])("has to say who it is: %j", async (headers) => {
    const answer = await outbox(headers);
    expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
  });

  test("takes what waits elsewhere, and has it tried again at once", async () => {
    await control(api, "POST", { endpoint: "post_lead", fault: "status500" });
    await post("/api/leads", aLead({ name: "=Relance" }));
    const authorized = { headers: { Authorization: `Bearer ${OPS}` } };
    const csv = await site.ask("/api/ops/outbox.csv", authorized);
    expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(await csv.text()).toContain(`"'=Relance"`);
    await control(api, "DELETE");
    expect((await (await retry()).json()).due).toBeGreaterThan(0);
    await expect.poll(waiting, { timeout: 15_000 }).toBe(0);
    expect((await site.ask("/api/ops/outbox/retry", { method: "POST" })).status).toBe(401);
    const read = await site.ask("/api/ops/outbox/retry", authorized);
    expect([read.status, read.headers.get("allow")]).toEqual([405, "POST"]);
  });

  test("everybody sees whether the site lives", async () => {
    const answer = await site.ask("/api/health");
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  });
});

describe("what is refused", () => {
  test.each([
    ["another site", {}, { Origin: "https://evil.example" }, 403],
    ["no origin", {}, { Origin: "" }, 403],
    ["a form", {}, { "Content-Type": "application/x-www-form-urlencoded" }, 415],
    ["text", {}, { "Content-Type": "text/plain" }, 415],
    ["a wrong telephone", { phone: "12" }, {}, 422],
    ["a field too many", { admin: true }, {}, 422],
    ["who fills in what people do not see", { website: "x" }, {}, 422],
    ["who fills it in at once", { filled_in: 300 }, {}, 422],
    ["a message without end", { name: "x".repeat(20_000) }, {}, 413],
  ])("%s", async (_, more, headers, status) => {
    const lead = aLead({ name: `Refus ${randomUUID()}`, ...more });
    const answer = await post("/api/leads", lead, headers);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/^[A-Z].*\.$/) });
    expect(await received()).not.toContain(lead.name);
  });

  test("names the field", async () => {
    expect(await (await post("/api/leads", aLead({ phone: "12", name: " " }))).json()).toEqual({
      code: "invalid",
      message: "Vérifiez les champs signalés.",
      fields: { phone: "Veuillez saisir un numéro de téléphone valide, comme 77 123 45 67.", name: "Veuillez entrer le nom." },
    });
  });

  test("a fourth message of one telephone within the hour, also when all come at once", async () => {
    const phone = aPhone();
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await post("/api/leads", aLead({ phone }))).status));
    expect(statuses.filter((status) => status === 202)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });

  test("a sixth message of one visitor within the minute", async () => {
    const from = { "CF-Connecting-IP": anAddress() };
    const statuses: number[] = [];
    for (let time = 0; time < 7; time += 1) statuses.push((await post("/api/leads", aLead(), from)).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429]);
  });

  test.each(["/api/leads", "/api/newsletter", "/api/contact"])("%s takes nothing but POST", async (address) => {
    const answer = await site.ask(address);
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  });

  test("whatever is sent, no answer is a failure of ours and none has the key", async () => {
    const body = fc.oneof(fc.json(), fc.string({ unit: "binary" }), fc.record({ field: fc.constantFrom(...Object.keys(aLead())), value: fc.jsonValue() }).map(({ field, value }) => JSON.stringify({ ...aLead(), [field]: value })));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom("leads", "newsletter", "contact"), body, async (name, text) => {
        const answer = await post(`/api/${name}`, text);
        expect([202, 400, 413, 422]).toContain(answer.status);
        expect(await answer.text()).not.toContain(KEY);
      }),
      { numRuns: 300 },
    );
  }, 60_000);
});
