import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendMessage } from "./send-message";

let answer: () => Promise<Response>;
beforeEach(() => {
  vi.stubGlobal("fetch", () => answer()); // Only the network is replaced.
});
afterEach(() => {
  vi.unstubAllGlobals();
});
const answerWith = (body: unknown, status: number) => (answer = async () => Response.json(body, { status }));
const KEPT = "Envoi impossible. Vos réponses sont gardées, réessayez.";

test("an accepted message returns its reference", async () => {
  answerWith({ reference: "BAKO-4827" }, 202);
  expect(await sendMessage("leads", {})).toEqual({ ok: true, value: { reference: "BAKO-4827" } });
});

test("errors are returned by field", async () => {
  answerWith(
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

test("a visitor over the limit reads why the message is refused", async () => {
  answerWith({ code: "quota", message: "Nous avons bien vos messages." }, 429);
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
  [
    "a failure of the Worker",
    async () => Response.json({ code: "unexpected", message: "Une erreur." }, { status: 500 }),
  ],
  ["an HTML page instead of an answer", async () => new Response("<html>", { status: 200 })],
  ["an answer of the wrong shape", async () => Response.json({ ok: true }, { status: 202 })],
  ["no network", async () => Promise.reject(new TypeError("Failed to fetch"))],
])("%s counts as not sent, and the answers are kept", async (_, failing) => {
  answer = failing;
  vi.mocked(console.warn).mockImplementation(() => undefined);
  expect(await sendMessage("newsletter", {})).toMatchObject({ ok: false, code: "network", message: KEPT, fields: {} });
  expect(console.warn).toHaveBeenCalledOnce();
  vi.mocked(console.warn).mockClear(); // The failure is logged without the content of the message.
});
