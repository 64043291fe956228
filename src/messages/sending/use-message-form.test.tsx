// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contactForm } from "../../contract/messages/contact";
import { site } from "../../site";
import { useMessageForm } from "./use-message-form";

const EMPTY = {
  topic: "question",
  name: "Awa",
  email: "awa@exemple.sn",
  phone: "77 123 45 67",
  message: "Où est passé le prix du Hilux ?",
};
let sent: Readonly<Record<string, unknown>>[] = [];
let answer: () => Promise<Response>;
beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  vi.stubGlobal("__TURNSTILE_SITE_KEY__", "");
  vi.stubGlobal("fetch", (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return answer(); // Only the network is replaced.
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const networkError = () => Promise.reject(new TypeError("Failed to fetch"));
const openForm = () =>
  renderHook(() => useMessageForm<typeof EMPTY>({ address: "contact", schema: contactForm(site.phone), empty: EMPTY }))
    .result;
async function press({ current }: ReturnType<typeof openForm>): Promise<void> {
  await act(async () => void (await current.submit()));
}

// rule: messages/sent-once
test("a message sent again after a network error keeps its id", async () => {
  vi.mocked(console.warn).mockImplementation(() => undefined);
  answer = networkError;
  const form = openForm();
  await press(form);
  answer = async () => Response.json({ reference: "BAKO-4827" }, { status: 202 });
  await press(form);
  expect([sent.length, new Set(sent.map(({ id }) => id)).size, form.current.reference]).toEqual([2, 1, "BAKO-4827"]);
  vi.mocked(console.warn).mockClear();
});

// rule: messages/sent-once
test("a message corrected after a network error gets a new id, because the first one may have arrived", async () => {
  vi.mocked(console.warn).mockImplementation(() => undefined);
  answer = networkError;
  const form = openForm();
  await press(form);
  act(() => form.current.form.setValue("phone", "76 000 11 22"));
  await press(form);
  act(() => form.current.form.setValue("phone", "77 123 45 67"));
  await press(form);
  expect([sent.map(({ phone }) => phone), new Set(sent.map(({ id }) => id)).size]).toEqual([
    ["77 123 45 67", "76 000 11 22", "77 123 45 67"],
    3,
  ]);
  vi.mocked(console.warn).mockClear();
});

test("a message refused because its id is taken gets a new id", async () => {
  answer = async () =>
    Response.json(
      { code: "message_changed", message: "Un message avec d’autres réponses est déjà parti d’ici." },
      { status: 409 },
    );
  const form = openForm();
  await press(form);
  await press(form);
  expect([new Set(sent.map(({ id }) => id)).size, form.current.failure?.message]).toEqual([
    2,
    "Un message avec d’autres réponses est déjà parti d’ici.",
  ]);
});

// rule: site/switches
test("what operators closed is said in their words, and the answers stay in the form and in the tab for another time", async () => {
  const message = "Le site est en lecture seule. Depuis le 26 novembre 2026 à 14 h 05 : le serveur déménage.";
  const ways = [{ label: "Envoyer par e-mail", address: "mailto:offres@exemple.sn" }];
  answer = async () => Response.json({ code: "closed_read_only", message, ways }, { status: 503 });
  const form = openForm();
  act(() => form.current.form.setValue("message", "Où est passé le prix du Prado ?"));
  await press(form);
  expect(form.current.failure).toMatchObject({ message, ways });
  expect(form.current.form.getValues("message")).toBe("Où est passé le prix du Prado ?");
  cleanup();
  expect(openForm().current.form.getValues("message")).toBe("Où est passé le prix du Prado ?");
  answer = async () => Response.json({ reference: "BAKO-4827" }, { status: 202 });
  await press(form);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
});
