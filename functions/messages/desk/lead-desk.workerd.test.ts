import { parse } from "csv-parse/sync";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deskLeads } from "../../../src/contract/messages/lead-desk";
import { aLead, aQuestion } from "../../../tests/support/messages";
import { aKeyPair, type KeyPair } from "../../../tests/support/tokens";
import { KEYS, keysOf, LOOKUP, lookup, outcomeOf } from "../../../tests/support/workerd/member";
import { anOperator, script } from "../../../tests/support/workerd/operators";
import { answerAt, down } from "../../../tests/support/workerd/outbound";
import { takeWarnings } from "../../../tests/support/workerd/warnings";
import { API, pass, rowsOf, send, silentQueue, tick } from "../../../tests/support/workerd/worker";

const DAY = 86_400_000;
let ours: KeyPair;
beforeAll(async () => void (ours = await aKeyPair("one")));
beforeEach(() => {
  answerAt(KEYS, keysOf(ours));
  answerAt(LOOKUP, lookup());
  answerAt(API, () => Response.json({ ok: true, data: { reference: "BAKO-4827" } }));
});

/** Sends a request for a car. @returns its id */
async function sent(more: object = {}): Promise<string> {
  const lead = aLead(more);
  expect((await send("leads", lead, {}, { DELIVERIES: silentQueue().queue })).status).toBe(202);
  return lead.id;
}
const listed = async (state?: string) =>
  deskLeads.parse(await (await script(`leads${state ? `?etat=${state}` : ""}`)).json());
const CALLED = { state: "appele", recall_on: null, note: "Veut un diesel." };

// rule: messages/desk
describe("the desk of requests", () => {
  test("lists what is to be called, who waits longest first, handed over or not, and nothing but requests", async () => {
    const first = await sent({ name: "Awa" });
    await tick();
    pass(60_000);
    answerAt(API, down);
    const second = await sent({ name: "Moussa" });
    await send("contact", aQuestion(), {}, { DELIVERIES: silentQueue().queue });
    await tick();
    takeWarnings();
    const { counts, leads } = await listed("a_appeler");
    expect(counts).toEqual({ a_appeler: 2 });
    expect(leads.map(({ id, name, delivery }) => [id, name, delivery])).toEqual([
      [first, "Awa", "sent"],
      [second, "Moussa", "waiting"],
    ]);
    expect(leads[0]).toMatchObject({
      reference: expect.stringMatching(/^[A-Z]{4}-\d{4}$/),
      state: "a_appeler",
      city: "Thiès",
      brand_ids: [1],
      calls: [],
    });
  });

  test("has each request in one state, the day to call again deciding the order", async () => {
    const [late, soon, done] = [await sent(), await sent(), await sent()];
    await script(`leads/${late}`, { state: "rappeler", recall_on: "2027-01-20", note: "" });
    await script(`leads/${soon}`, { state: "rappeler", recall_on: "2027-01-10", note: "" });
    await script(`leads/${done}`, { state: "conclu", recall_on: null, note: "" });
    const { counts, leads } = await listed("rappeler");
    expect(counts).toEqual({ rappeler: 2, conclu: 1 });
    expect(leads.map(({ id, recall_on }) => [id, recall_on])).toEqual([
      [soon, "2027-01-10"],
      [late, "2027-01-20"],
    ]);
    expect((await listed()).leads).toHaveLength(3);
  });

  test("is for the desk and the owner alone", async () => {
    const id = await sent();
    const [desk, owner, moderator] = [
      await anOperator(ours, "demandes", "Fatou"),
      await anOperator(ours, "proprietaire", "Awa"),
      await anOperator(ours, "moderation", "Moussa"),
    ];
    for (const { ops } of [desk, owner]) expect((await ops("leads")).status).toBe(200);
    for (const [address, body] of [["leads"], ["leads.csv"], [`leads/${id}`, CALLED]] as const)
      expect(await outcomeOf(await moderator.ops(address, body))).toEqual([403, "not_operator"]);
    expect(await rowsOf("lead_notes")).toEqual([]);
  });

  test("does not know other states", async () => expect((await script("leads?etat=autre")).status).toBe(400));
});

// rule: messages/desk-calls
describe("a call", () => {
  test("is recorded with who made it, when and what came of it; none overwrites another", async () => {
    const [id, before] = [await sent(), Date.now()];
    const { ops } = await anOperator(ours, "demandes", "Fatou");
    expect((await ops(`leads/${id}`, CALLED)).status).toBe(204);
    expect((await ops(`leads/${id}`, { state: "rappeler", recall_on: "2027-01-10", note: " " })).status).toBe(204);
    const [lead] = (await listed("rappeler")).leads;
    expect(lead?.calls).toMatchObject([
      { operator: "Fatou", state: "rappeler", recall_on: "2027-01-10", note: null },
      { operator: "Fatou", ...CALLED },
    ]);
    expect(Date.parse(lead?.calls[0]?.at ?? "")).toBeGreaterThanOrEqual(before);
  });

  test.each<[string, object]>([
    ["without the day to call again", { state: "rappeler", recall_on: null, note: "" }],
    ["with such a day in another state", { ...CALLED, recall_on: "2027-01-10" }],
    ["with a day that does not exist", { state: "rappeler", recall_on: "2027-02-30", note: "" }],
    ["with a state that does not exist", { ...CALLED, state: "vendu" }],
    ["with a note that is too long", { ...CALLED, note: "é".repeat(501) }],
    ["with something else", { ...CALLED, more: 1 }],
  ])("%s is refused", async (_, body) => {
    expect(await outcomeOf(await script(`leads/${await sent()}`, body))).toEqual([422, "invalid"]);
    expect(await rowsOf("lead_notes")).toEqual([]);
  });

  test("with a note of 500 letters is taken", async () =>
    expect((await script(`leads/${await sent()}`, { ...CALLED, note: "é".repeat(500) })).status).toBe(204));

  test("about no request, or another message, is refused", async () => {
    const question = aQuestion();
    await send("contact", question, {}, { DELIVERIES: silentQueue().queue });
    for (const id of [crypto.randomUUID(), question.id])
      expect(await outcomeOf(await script(`leads/${id}`, CALLED))).toEqual([404, "unknown_lead"]);
  });
});

// rule: messages/desk-kept
test("calls are deleted with their request, 90 days after it was handed over", async () => {
  const id = await sent();
  await tick();
  await script(`leads/${id}`, CALLED);
  pass(89 * DAY);
  await tick("17 3 * * *");
  expect(await rowsOf("lead_notes")).toHaveLength(1);
  pass(2 * DAY);
  await tick("17 3 * * *");
  expect([await rowsOf("messages"), await rowsOf("lead_notes")]).toEqual([[], []]);
  expect((await listed()).leads).toEqual([]);
});

// rule: messages/desk-export
test("the requests of a state are exported for a French Excel, in words, without a formula", async () => {
  const id = await sent({ name: "=Awa", budget: "6,5 M" });
  await sent();
  await script(`leads/${id}`, { ...CALLED, note: "=1+1" });
  const answer = await script("leads.csv?etat=appele");
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
  expect(text.charAt(0)).toBe("\uFEFF");
  expect(parse(text, { bom: true, columns: true, delimiter: ";" })).toMatchObject([
    {
      état: "Appelé",
      transmission: "attend api.php",
      nom: "'=Awa",
      téléphone: expect.stringMatching(/^'\+22177/),
      voiture: "Neuve",
      paiement: "Crédit bancaire",
      budget: expect.stringContaining("6.500.000"),
      appels: expect.stringMatching(/^\d{4}.* script Appelé =1\+1$/),
    },
  ]);
});
