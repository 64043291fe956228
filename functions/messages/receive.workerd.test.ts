import { describe, expect, test, vi } from "vitest";
import { aLead, aPhone, aQuestion } from "../../tests/support/messages";
import { anAddress } from "../../tests/support/reference-api";
import { withinOneWindow } from "../../tests/support/limits";
import { ask, rowsOf, send, silentQueue, SITE } from "../../tests/support/workerd/worker";

/** The queue is silent, so nothing is delivered. */
const quiet = () => ({ DELIVERIES: silentQueue().queue });
const lead = (message: unknown, headers?: Record<string, string>) => send("leads", message, headers, quiet());

describe("what is refused", () => {
  // rule: messages/no-robots
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
  ])("%s, in a French sentence, and nothing is kept", async (_, more, headers, status) => {
    const answer = await lead(aLead(more), headers);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({
      code: expect.any(String),
      message: expect.stringMatching(/^[A-Z].*\.$/),
    });
    expect(await rowsOf("messages")).toEqual([]);
  });

  // rule: messages/field-sentences
  test("a wrong field is named, with its sentence", async () => {
    expect(await (await lead(aLead({ phone: "12", name: " " }))).json()).toEqual({
      code: "invalid",
      message: "Vérifiez les champs signalés.",
      fields: {
        phone: "Veuillez saisir un numéro de téléphone valide, comme 77 123 45 67.",
        name: "Veuillez entrer le nom.",
      },
    });
  });

  // rule: messages/limits
  test("a fourth message of one telephone within the hour is refused, also when all come at once", async () => {
    const phone = aPhone();
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await lead(aLead({ phone }))).status));
    expect(statuses.sort()).toEqual([202, 202, 202, 429, 429, 429]);
  });

  // rule: messages/contact, messages/limits
  test("a question with a telephone number alone is kept under that number, and has the limit of one", async () => {
    const phone = aPhone();
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1)
      statuses.push((await send("contact", aQuestion({ email: "", phone }), {}, quiet())).status);
    expect(statuses).toEqual([202, 202, 202, 429]);
    const [kept] = await rowsOf("messages");
    expect([kept?.contact, JSON.parse(String(kept?.body))]).toMatchObject([
      `+221${phone}`,
      { email: null, telephone: `+221${phone}` },
    ]);
  });

  // rule: messages/limits
  test("a sixth message of one visitor within the minute is refused", async () => {
    const statuses = await withinOneWindow(60, async () => {
      const from = { "CF-Connecting-IP": anAddress() };
      const answered: number[] = [];
      for (let time = 0; time < 7; time += 1) answered.push((await lead(aLead(), from)).status);
      return answered;
    });
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429]);
  });

  test("a message whose sender stalls is given up, and says so", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const stalled = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"id":')),
    });
    const asked = ask("/api/leads", {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: SITE, "CF-Connecting-IP": anAddress() },
      body: stalled,
      duplex: "half",
    } as RequestInit);
    await vi.waitUntil(() => vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(30_000);
    const answer = await asked;
    expect([answer.status, (await answer.json()).code]).toEqual([408, "too_slow"]);
  });

  test.each(["/api/leads", "/api/newsletter", "/api/contact"])("%s takes nothing but POST", async (address) => {
    const answer = await ask(address);
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  });
});

describe("a message that is sent again", () => {
  // rule: messages/sent-once
  test("is kept once and has the same answer", async () => {
    const message = aLead();
    const answers = [await lead(message), await lead({ ...message, filled_in: 99_000 })];
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(await answers[0]?.json()).toEqual(await answers[1]?.json());
    expect(await rowsOf("messages")).toHaveLength(1);
  });

  test("with a corrected telephone under the same id is refused, because the correction would be lost", async () => {
    const message = aLead();
    await lead(message);
    const answer = await lead({ ...message, phone: aPhone() });
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: "message_changed" }]);
    expect((await lead({ ...message, phone: aPhone(), id: crypto.randomUUID() })).status).toBe(202);
    expect(await rowsOf("messages")).toHaveLength(2);
  });
});
