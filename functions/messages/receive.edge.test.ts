import { beforeEach, describe, expect, test } from "vitest";
import { api, ask, post, tick } from "../../tests/support/edge/site";
import { KEY, OPS_TOKEN } from "../../tests/support/edge/secrets";
import { aLead, aPhone, aQuestion, aSubscription } from "../../tests/support/messages";
import { control, requestsTo } from "../../tests/support/reference-api";

beforeEach(async () => void (await control(api, "DELETE")));

const received = async () => (await fetch(`${api.url}/reception?API_KEY=${KEY}`)).text();
/** How often api.php was asked to keep a message. */
const timesSent = async (id: string) => (await requestsTo(api)).filter(({ idempotency_key: key }) => key === id).length;
const authorized = { headers: { Authorization: `Bearer ${OPS_TOKEN}` } };
/** Messages of anybody that api.php has not acknowledged. It is read when nothing fails any more. */
const waiting = async () => (await (await ask("/api/ops/outbox", authorized)).json()).waiting;
/** Retries at once, without waiting for the pause after a failure (tested in delivery.workerd.test.ts). */
const retry = () => ask("/api/ops/outbox/retry", { method: "POST", ...authorized });

describe("a message", () => {
  // rule: messages/reference
  test("is answered with a reference to read out on the telephone, and reaches api.php", async () => {
    const answer = await post("/api/leads", aLead({ name: "Cheikh Ndiaye" }));
    expect(answer.status).toBe(202);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const { reference } = await answer.json();
    expect(reference).toMatch(/^(?:[B-DF-HJ-NP-TV-Z][AEIOU]){2}-\d{4}$/);
    await expect.poll(received).toMatch(new RegExp(`${reference}.*Cheikh Ndiaye`, "s"));
  });

  test("sent twice is one message with one answer", async () => {
    const lead = aLead({ name: "Ndeye Fall" });
    const answers = await Promise.all([post("/api/leads", lead), post("/api/leads", lead), post("/api/leads", lead)]);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    await expect.poll(async () => (await tick(), received())).toContain("Ndeye Fall");
    await tick();
    expect((await received()).split("Ndeye Fall")).toHaveLength(2);
  });

  // rule: messages/delivery
  test.each(["status500", "html200", "dataNull", "reset", "unauthorized"])(
    "whose receipt is lost (%s) is handed over again until api.php says that it has it, and is there once",
    async (fault) => {
      await control(api, "POST", { endpoint: "post_lead", fault });
      const lead = aLead({ name: `Attente ${fault}` });
      expect((await post("/api/leads", lead)).status).toBe(202);
      await expect.poll(async () => (await retry(), timesSent(lead.id))).toBeGreaterThan(1);
      await control(api, "DELETE");
      await expect.poll(async () => (await retry(), waiting())).toBe(0);
      expect((await received()).split(lead.name)).toHaveLength(2);
    },
  );

  test("of the newsletter and of the contact page reach api.php too", async () => {
    const subscription = aSubscription();
    const question = aQuestion({ message: `Où est passé le prix du Hilux ? ${crypto.randomUUID()}` });
    expect((await post("/api/newsletter", subscription)).status).toBe(202);
    const byPhone = aQuestion({
      email: "",
      phone: aPhone(),
      message: `Rappelez-moi s’il vous plaît ${crypto.randomUUID()}`,
    });
    for (const one of [question, byPhone]) expect((await post("/api/contact", one)).status).toBe(202);
    await expect.poll(async () => (await tick(), received())).toContain(subscription.email);
    for (const { message } of [question, byPhone]) await expect.poll(received).toContain(message);
  });
});
