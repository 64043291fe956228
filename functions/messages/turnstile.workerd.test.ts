import { beforeEach, describe, expect, test, vi } from "vitest";
import { aMessage as messages } from "../../tests/support/messages";
import { anAddress } from "../../tests/support/reference-api";
import { answerAt, calls, down } from "../../tests/support/workerd/outbound";
import { takeWarnings } from "../../tests/support/workerd/warnings";
import { rowsOf, send, silentQueue } from "../../tests/support/workerd/worker";
import type { FormName } from "./forms";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/;
const SITEVERIFY = "challenges.cloudflare.com";
const SECRET = "0x4AAAAAAA-secret-d-essai";

type Answer = Parameters<typeof answerAt>[1];
/** A token « <form>-… » was made by that form’s widget. */
const passed = async (request: Request) => ({
  success: true,
  "error-codes": [],
  hostname: "guide.exemple.test",
  action: String((await request.json()).response).split("-")[0],
});
const passes: Answer = async (request) => Response.json(await passed(request));
const saying =
  (more: object): Answer =>
  async (request) =>
    Response.json({ ...(await passed(request)), ...more });
const failing =
  (code: string): Answer =>
  () =>
    Response.json({ success: false, "error-codes": [code] });
const silent: Answer = ({ signal }) =>
  new Promise((_, fail) => signal.addEventListener("abort", () => fail(signal.reason)));

/** With a token of its own form’s widget. */
const aMessage = (form: FormName) => messages[form]({ captcha: `${form}-jeton` });
const post = (form: FormName, message: object, headers: Record<string, string> = {}, more: object = {}) =>
  send(form, message, headers, { TURNSTILE_SECRET: SECRET, DELIVERIES: silentQueue().queue, ...more });
const outcomeOf = async (answer: Response) => [answer.status, (await answer.json()).code];
/** What siteverify was asked, oldest first. */
const asked = () => Promise.all(calls.map((request) => request.clone().json()));

beforeEach(() => answerAt(SITEVERIFY, passes));

describe("with a secret of Turnstile", () => {
  test.each<FormName>(["leads", "newsletter", "contact"])("a message of a person is accepted: %s", async (form) => {
    const from = anAddress();
    expect((await post(form, aMessage(form), { "CF-Connecting-IP": from })).status).toBe(202);
    expect(await asked()).toEqual([
      { secret: SECRET, response: `${form}-jeton`, idempotency_key: expect.stringMatching(UUID), remoteip: from },
    ]);
  });

  test("a token that is verified again has the same idempotency key, another token has another", async () => {
    answerAt(SITEVERIFY, failing("invalid-input-response"));
    const message = aMessage("leads");
    for (const captcha of ["jeton-1", "jeton-1", "jeton-2"]) await post("leads", { ...message, captcha });
    const [first, again, other] = (await asked()).map(({ idempotency_key: key }) => key);
    expect([again === first, other === first]).toEqual([true, false]);
  });

  // rule: messages/captcha
  test.each<[string, Answer, string | null]>([
    ["without a token", passes, null],
    ["whose token is refused", failing("invalid-input-response"), "leads-jeton"],
    ["whose token was spent before", failing("timeout-or-duplicate"), "leads-jeton"],
    [
      "whose token was spent before, on this site and for this form",
      saying({ success: false, "error-codes": ["timeout-or-duplicate"] }),
      "leads-jeton",
    ],
    ["whose token is of another site", saying({ hostname: "evil.example" }), "leads-jeton"],
    ["whose token is of another purpose", saying({ action: "login" }), "leads-jeton"],
    ["whose token is of another form", passes, "contact-jeton"],
  ])("a message %s is refused", async (_, answer, captcha) => {
    answerAt(SITEVERIFY, answer);
    expect(await outcomeOf(await post("leads", { ...aMessage("leads"), captcha }))).toEqual([422, "no_person"]);
    expect(await rowsOf("messages")).toEqual([]);
  });

  // rule: messages/captcha
  test.each<[string, Answer, string]>([
    ["silent", silent, "TimeoutError"],
    ["down", down, "TypeError"],
    ["status 500", () => new Response(null, { status: 500 }), "status 500"],
    ["no JSON", () => new Response("<html>"), "SyntaxError"],
    ["moved", () => new Response(null, { status: 307, headers: { Location: "/elsewhere" } }), "status 307"],
    ["wrong secret", failing("invalid-input-secret"), "invalid-input-secret"],
  ])(
    "when siteverify fails (%s) the message is refused within two seconds, and the visitor is told to try again",
    async (_, answer, reason) => {
      answerAt(SITEVERIFY, answer);
      const message = aMessage("leads");
      const timeout = vi.spyOn(AbortSignal, "timeout");
      const refused = await post("leads", message);
      expect(timeout.mock.calls.map(([milliseconds]) => milliseconds <= 2_000)).toEqual([true]);
      expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("cache-control")]).toEqual([
        503,
        "30",
        "no-store",
      ]);
      const text = await refused.text();
      expect(JSON.parse(text)).toEqual({ code: "captcha_down", message: expect.stringContaining("renvoyez-les") });
      expect(text).not.toContain(SECRET);
      expect(await rowsOf("messages")).toEqual([]);
      expect(calls.map(({ url, redirect }) => [url, redirect])).toEqual([
        [`https://${SITEVERIFY}/turnstile/v0/siteverify`, "manual"],
      ]); // the secret goes nowhere else
      expect(takeWarnings()).toEqual([`siteverify: ${reason}`]);

      answerAt(SITEVERIFY, passes);
      expect((await post("leads", message)).status).toBe(202);
    },
  );

  test("a message that is sent again has the same answer, and its token is not verified twice", async () => {
    const message = aMessage("leads");
    const first = await (await post("leads", message)).json();
    answerAt(SITEVERIFY, failing("timeout-or-duplicate"));
    const again = await post("leads", message);
    expect([again.status, await again.json()]).toEqual([202, first]);
    expect(calls).toHaveLength(1);
  });

  test.each([
    ["a wrong field", { phone: "12" }],
    ["a token longer than any", { captcha: "x".repeat(2_049) }],
    ["the field that people do not see", { website: "x" }],
    ["no time to fill it in", { filled_in: 10 }],
  ])("a message that is refused for another reason does not ask siteverify: %s", async (_, more) => {
    expect((await post("leads", { ...aMessage("leads"), ...more })).status).toBe(422);
    expect(calls).toEqual([]);
  });

  test.each<[string, Answer]>([
    ["passes", passes],
    ["fails", failing("invalid-input-response")],
  ])("no answer contains the secret: a token that %s", async (_, answer) => {
    answerAt(SITEVERIFY, answer);
    expect(await (await post("leads", aMessage("leads"))).text()).not.toContain(SECRET);
  });

  test("a local stand-in for siteverify is asked in local mode alone", async () => {
    const stand = { TURNSTILE_URL: "http://127.0.0.1:9/siteverify" };
    answerAt("127.0.0.1:9", passes);
    expect((await post("leads", aMessage("leads"), {}, { ...stand, MODE: "local" })).status).toBe(202);
    expect(calls.map(({ url }) => url)).toEqual([stand.TURNSTILE_URL]);
  });
});
