import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CLOSED } from "../scripts/edge";
import { aMessage as messages } from "../tests/support/messages";
import { anAddress } from "../tests/support/reference-api";
import { startSiteverify, type Siteverify, type Verdict } from "../tests/support/siteverify";
import { openSmallSite, type SmallSite } from "../tests/support/small-site";
import type { FormName } from "./forms";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/;
const OPS = "jeton-d-essai-de-turnstile";
const SECRET = "0x4AAAAAAA-secret-d-essai";
let siteverify: Siteverify;
let site: SmallSite;

beforeAll(async () => {
  siteverify = await startSiteverify();
  site = await openSmallSite({ API_BASE: "http://127.0.0.1:9", API_KEY: "", ...CLOSED, OPS_TOKEN: OPS, TURNSTILE_SECRET: SECRET, TURNSTILE_URL: siteverify.url });
}, 90_000);
afterAll(async () => {
  await site.close();
  siteverify.close();
}, 30_000);

beforeEach(() => {
  siteverify.verdict = "passes";
  siteverify.asked.length = 0;
});

/** With a token of its own form’s widget. */
const aMessage = (form: FormName) => messages[form]({ captcha: `${form}-jeton` });
const post = (form: FormName, message: object, from = anAddress()) =>
  site.ask(`/api/${form}`, { method: "POST", headers: { "Content-Type": "application/json", Origin: site.address, "CF-Connecting-IP": from }, body: JSON.stringify(message) });
const outcomeOf = async (answer: Response) => [answer.status, (await answer.json()).code];
const kept = async () => {
  const { waiting, sent, undeliverable } = await (await site.ask("/api/ops/outbox", { headers: { Authorization: `Bearer ${OPS}` } })).json();
  return waiting + sent + undeliverable;
};

describe("with a secret of Turnstile", () => {
  test.each<FormName>(["leads", "newsletter", "contact"])("a person’s message is taken: %s", async (form) => {
    const message = aMessage(form);
    const from = anAddress();
    expect((await post(form, message, from)).status).toBe(202);
    expect(siteverify.asked).toEqual([{ secret: SECRET, response: `${form}-jeton`, idempotency_key: expect.stringMatching(UUID), remoteip: from, path: "/siteverify" }]);
  });

  test("the same token asked again is the same question, another token another one", async () => {
    siteverify.verdict = "fails";
    const message = aMessage("leads");
    for (const captcha of ["jeton-1", "jeton-1", "jeton-2"]) await post("leads", { ...message, captcha });
    const [first, again, other] = siteverify.asked.map((asked) => asked.idempotency_key);
    expect([again === first, other === first]).toEqual([true, false]);
  });

  test.each<[string, Verdict, string | null]>([
    ["without a token", "passes", null],
    ["whose token is refused", "fails", "leads-jeton"],
    ["whose token was spent before", "spent", "leads-jeton"],
    ["whose token is of another site", "wrong hostname", "leads-jeton"],
    ["whose token is of another purpose", "wrong action", "leads-jeton"],
    ["whose token is of another form", "passes", "contact-jeton"],
  ])("a message %s is not taken", async (_, verdict, captcha) => {
    siteverify.verdict = verdict;
    const before = await kept();
    expect(await outcomeOf(await post("leads", { ...aMessage("leads"), captcha }))).toEqual([422, "no_person"]);
    expect(await kept()).toBe(before);
  });

  test.each<Verdict>(["silent", "status 500", "no JSON", "moved", "wrong secret"])("where nobody can judge (%s) nothing is taken, and the visitor is told within two seconds and a half to try again", async (verdict) => {
    siteverify.verdict = verdict;
    const before = await kept();
    const message = aMessage("leads");
    const start = performance.now();
    const answer = await post("leads", message);
    expect(performance.now() - start).toBeLessThan(2_500);
    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([503, "30", "no-store"]);
    expect(await answer.json()).toEqual({ code: "captcha_down", message: expect.stringContaining("renvoyez-les") });
    expect(await kept()).toBe(before);
    expect(siteverify.asked.map(({ path }) => path)).toEqual(["/siteverify"]); // the secret goes nowhere else

    siteverify.verdict = "passes";
    expect((await post("leads", message)).status).toBe(202);
  });

  test("a message that is kept is answered as before, without a second look at its token", async () => {
    const message = aMessage("leads");
    const first = await (await post("leads", message)).json();
    siteverify.verdict = "spent";
    const again = await post("leads", message);
    expect([again.status, await again.json()]).toEqual([202, first]);
    expect(siteverify.asked).toHaveLength(1);
  });

  test.each([
    ["a wrong field", { phone: "12" }],
    ["a token longer than any", { captcha: "x".repeat(2_049) }],
    ["the field that people do not see", { website: "x" }],
    ["no time to fill it in", { filled_in: 10 }],
  ])("what is refused anyhow asks nobody: %s", async (_, more) => {
    expect((await post("leads", { ...aMessage("leads"), ...more })).status).toBe(422);
    expect(siteverify.asked).toEqual([]);
  });

  test("the secret is in no answer", async () => {
    for (const verdict of ["passes", "fails", "wrong secret", "no JSON"] as const) {
      siteverify.verdict = verdict;
      expect(await (await post("leads", aMessage("leads"))).text()).not.toContain(SECRET);
    }
  });
});
