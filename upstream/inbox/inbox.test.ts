import { appendFileSync, statSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { KEY, testUpstream } from "../testing/client";

type Server = Awaited<ReturnType<typeof testUpstream>>;

const LEAD = {
  reference: "KOLDA-4827",
  recu_le: "2026-11-21T10:00:00Z",
  demande: "offres",
  car_condition: "neuve",
  payment_method: "credit",
  budget: "5000000-10000000",
  marques_souhaitees: [1, 7],
  id_modele: null,
  car_id: null,
  nom: "Awa Diop",
  telephone: "+221770000000",
  email: null,
  canal_prefere: "whatsapp",
  moment_prefere: "soir",
  ville: "Thiès",
  consentement: true,
};
const CONTACT = {
  reference: "KOLDA-1",
  recu_le: "2026-11-21T10:00:00Z",
  sujet: "question",
  nom: "Awa <b>",
  email: "awa@exemple.sn",
  telephone: null,
  message: "<script>alert(1)</script> et puis rien d’autre",
};

let server: Server;
let inboxFile: string;
beforeEach(async () => {
  inboxFile = path.join(await mkdtemp(path.join(tmpdir(), "inbox-")), "inbox.jsonl");
  server = await testUpstream({ inboxFile });
});
afterEach(() => server.close());

const post = (endpoint: string, message: object, headers: Record<string, string> = {}) =>
  server.ask(
    endpoint,
    {},
    {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify({ API_KEY: KEY, ...message }),
    },
  );
const page = async () => (await fetch(`${server.url}/reception?API_KEY=${KEY}`)).text();

describe("what visitors send", () => {
  it("is kept, answered with its reference, and shown to who answers them", async () => {
    const answer = await post("post_lead", LEAD);
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true, data: { reference: "KOLDA-4827" } }]);
    expect(await page()).toMatch(/Messages reçus \(1\).*KOLDA-4827.*\+221770000000.*Thiès/s);
  });

  it("is kept once however often it is sent under the same key", async () => {
    for (let time = 0; time < 3; time += 1)
      expect((await post("post_lead", LEAD, { "Idempotency-Key": "a" })).status).toBe(200);
    await post("post_lead", { ...LEAD, nom: "Moussa Ba" }, { "Idempotency-Key": "b" });
    expect(await page()).toContain("Messages reçus (2)");
  });

  it("outlives the server, even one that fell over while writing", async () => {
    await post("post_lead", LEAD, { "Idempotency-Key": "a" });
    await server.close();
    appendFileSync(inboxFile, '{"key":"c","endpoint":"post_l');
    server = await testUpstream({ inboxFile });
    await post("post_lead", LEAD, { "Idempotency-Key": "a" });
    await post(
      "newsletter",
      { reference: "R-2", recu_le: "2026-11-21", email: "awa@exemple.sn", sujets: ["promos"], consentement: true },
      { "Idempotency-Key": "c" },
    );
    expect(await page()).toContain("Messages reçus (2)");
    await server.close();
    server = await testUpstream({ inboxFile });
    expect(await page()).toContain("Messages reçus (2)");
    expect(statSync(inboxFile).mode & 0o077).toBe(0);
  });

  it("is shown as text, never run", async () => {
    await post("contact", CONTACT);
    expect(await page()).toContain("&#60;script&#62;alert(1)");
    expect(await page()).not.toMatch(/<script|<b>/);
  });

  it.each([
    ["a field of nobody's", { ...LEAD, autre: 1 }],
    ["no consent", { ...LEAD, consentement: false }],
    ["a phone as people type it", { ...LEAD, telephone: "77 000 00 00" }],
    ["four brands", { ...LEAD, marques_souhaitees: [1, 2, 3, 4] }],
    ["nothing", {}],
  ])("is refused with %s", async (_, message) => {
    expect((await post("post_lead", message)).status).toBe(422);
    expect(await page()).toContain("Messages reçus (0)");
  });

  it("needs the key, to send and to read", async () => {
    const bare = await fetch(`${server.url}/api.php?endpoint=post_lead`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(LEAD),
    });
    expect(bare.status).toBe(401);
    expect((await fetch(`${server.url}/reception`)).status).toBe(401);
    expect((await server.ask("post_lead")).status).toBe(405);
  });
});
