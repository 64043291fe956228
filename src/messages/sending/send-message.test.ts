import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendMessage } from "./send-message";

let answer: () => Promise<Response>;
beforeEach(() => {
  vi.stubGlobal("fetch", () => answer()); // the network alone is not real here
});
afterEach(() => {
  vi.unstubAllGlobals();
});
const given = (body: unknown, status: number) => (answer = async () => Response.json(body, { status }));
const KEPT = "Envoi impossible. Vos réponses sont gardées, réessayez.";

test("a message that was taken has its reference", async () => {
  given({ reference: "BAKO-4827" }, 202);
  expect(await sendMessage("leads", {})).toEqual({ ok: true, value: { reference: "BAKO-4827" } });
});

test("what is wrong stands under its field", async () => {
  given(
    { code: "invalid", message: "Vérifiez les champs signalés.", fields: { phone: "Veuillez saisir un numéro." } },
    422,
  );
  expect(await sendMessage("leads", {})).toEqual({
    ok: false,
    status: 422,
    code: "invalid",
    message: "Vérifiez les champs signalés.",
    fields: { phone: "Veuillez saisir un numéro." },
  });
});

test("who writes too often reads why", async () => {
  given({ code: "quota", message: "Nous avons bien vos messages." }, 429);
  expect(await sendMessage("contact", {})).toEqual({
    ok: false,
    status: 429,
    code: "quota",
    message: "Nous avons bien vos messages.",
    fields: {},
  });
});

// rule: messages/lead-kept-answers
test.each([
  ["a failure of the edge", async () => Response.json({ code: "unexpected", message: "Une erreur." }, { status: 500 })],
  ["a page in the place of the edge", async () => new Response("<html>", { status: 200 })],
  ["another answer than agreed", async () => Response.json({ ok: true }, { status: 202 })],
  ["no network", async () => Promise.reject(new TypeError("Failed to fetch"))],
])("%s: nothing is sent, and nothing is lost", async (_, answered) => {
  answer = answered;
  vi.mocked(console.warn).mockImplementation(() => undefined);
  expect(await sendMessage("newsletter", {})).toMatchObject({ ok: false, code: "network", message: KEPT, fields: {} });
  expect(console.warn).toHaveBeenCalledOnce();
  vi.mocked(console.warn).mockClear(); // it is logged, without a word of the message
});
