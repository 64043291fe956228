import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { type Asking, ask, nothing } from "./ask";

const schema = z.object({ price: z.number() });
const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(console.warn).mockImplementation(() => undefined);
  vi.stubGlobal("fetch", fetchMock); // Only the network is replaced.
});
afterEach(() => {
  vi.mocked(console.warn).mockClear();
  fetchMock.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answerWith = (body: unknown, status = 200) => fetchMock.mockResolvedValue(Response.json(body, { status }));
/** Never answers, and rejects when the signal aborts, as a browser does. */
const never = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, fail) => signal?.addEventListener("abort", () => fail(signal.reason)));
const unanswered = (message: string) => ({ ok: false, code: "network", message, fields: {} });
const LATER = "Pas de réponse : réessayez dans un moment.";

test("an answer is parsed by its schema", async () => {
  answerWith({ price: 6_500_000, more: "of it" });
  expect(await ask("/api/prices", schema)).toEqual({ ok: true, value: { price: 6_500_000 } });
  const [address, { method, headers, body }] = fetchMock.mock.lastCall ?? ["", {}];
  expect([address, method, headers, body]).toEqual(["/api/prices", "GET", {}, undefined]);
});

test("a body is sent as JSON with the member's token", async () => {
  fetchMock.mockResolvedValue(new Response(null, { status: 204 }));
  expect((await ask("/api/prices", nothing, { body: { price: 1 }, token: async () => "abc" })).ok).toBe(true);
  expect(fetchMock.mock.lastCall?.[1]).toMatchObject({
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: "Bearer abc" },
    body: '{"price":1}',
  });
});

test("a refusal returns the Worker’s code and sentences", async () => {
  const problem = { code: "invalid", message: "Vérifiez les champs signalés.", fields: { price: "Trop bas." } };
  answerWith(problem, 422);
  expect(await ask("/api/prices", schema, { subject: "ad" })).toEqual({ ok: false, status: 422, ...problem });
});

test.each<[string, Asking["subject"], string]>([
  ["is reported in the Worker’s words", "other", "Une erreur imprévue s’est produite."],
  [
    "of a message is reported with the reassurance that the answers are kept",
    "message",
    "Envoi impossible. Vos réponses sont gardées, réessayez.",
  ],
])("a failure of the Worker %s", async (_, subject = "other", message) => {
  answerWith({ code: "unexpected", message: "Une erreur imprévue s’est produite." }, 500);
  expect(await ask("/api/prices", schema, { subject })).toMatchObject({ ok: false, status: 500, message });
});

test.each<[string, () => void]>([
  ["no answer", () => fetchMock.mockRejectedValue(new TypeError("Failed to fetch"))],
  ["an HTML page from elsewhere", () => fetchMock.mockResolvedValue(new Response("<html>"))],
  ["an answer of the wrong shape", () => answerWith({ price: "cheap" })],
  ["a refusal without a code", () => answerWith({ status: "error" }, 403)],
])("%s is reported with a sentence, and logged", async (_, prepare) => {
  prepare();
  expect(await ask("/api/prices", schema)).toMatchObject(unanswered(LATER));
  expect(console.warn).toHaveBeenCalledOnce();
});

test("a failure to get the member's token is reported like a missing network", async () => {
  const token = () => Promise.reject(new Error("auth/network-request-failed"));
  expect(await ask("/api/prices", schema, { token })).toMatchObject(unanswered(LATER));
  expect(fetchMock).not.toHaveBeenCalled();
});

test.each<[string, (init: RequestInit) => Promise<Response>]>([
  ["an answer", ({ signal }) => never(signal)],
  [
    "the end of an answer",
    async ({ signal }) => ({ ...new Response(), ok: true, text: () => never(signal) }) as Response,
  ],
])("waiting for %s ends after the timeout, even in a browser of 2021", async (_, answer) => {
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    throw new TypeError("AbortSignal.timeout is not a function");
  });
  vi.spyOn(AbortSignal, "any").mockImplementation(() => {
    throw new TypeError("AbortSignal.any is not a function");
  });
  fetchMock.mockImplementation((_address, init) => answer(init));
  const failure = ask("/api/prices", schema, { timeout: 15_000 });
  await vi.advanceTimersByTimeAsync(14_999);
  const settled = vi.fn();
  void failure.then(settled);
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toMatchObject(unanswered(LATER));
});

test.each(["before", "after"])("a request aborted %s it is sent ends at once, and nothing is logged", async (when) => {
  const caller = new AbortController();
  if (when === "before") caller.abort();
  fetchMock.mockImplementation((_address, { signal }) =>
    signal?.aborted ? Promise.reject(signal.reason) : never(signal),
  );
  const failure = ask("/api/prices", schema, { signal: caller.signal });
  await vi.advanceTimersByTimeAsync(0);
  caller.abort();
  expect((await failure).ok).toBe(false);
  expect(console.warn).not.toHaveBeenCalled();
});
