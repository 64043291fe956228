import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { type Asking, ask, nothing } from "./ask";

const schema = z.object({ price: z.number() });
const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(console.warn).mockImplementation(() => undefined);
  vi.stubGlobal("fetch", asked); // the network alone is not real here
});
afterEach(() => {
  vi.mocked(console.warn).mockClear();
  asked.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const given = (body: unknown, status = 200) => asked.mockResolvedValue(Response.json(body, { status }));
/** As a browser gives up: when its signal says so. */
const never = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, fail) => signal?.addEventListener("abort", () => fail(signal.reason)));
const unanswered = (message: string) => ({ ok: false, code: "network", message, fields: {} });
const LATER = "Pas de réponse : réessayez dans un moment.";

test("what is answered is read by its schema", async () => {
  given({ price: 6_500_000, more: "of it" });
  expect(await ask("/api/prices", schema)).toEqual({ ok: true, value: { price: 6_500_000 } });
  const [address, { method, headers, body }] = asked.mock.lastCall ?? ["", {}];
  expect([address, method, headers, body]).toEqual(["/api/prices", "GET", {}, undefined]);
});

test("what is sent goes as JSON, in the name of its member", async () => {
  asked.mockResolvedValue(new Response(null, { status: 204 }));
  expect((await ask("/api/prices", nothing, { body: { price: 1 }, token: async () => "abc" })).ok).toBe(true);
  expect(asked.mock.lastCall?.[1]).toMatchObject({
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: "Bearer abc" },
    body: '{"price":1}',
  });
});

test("what is refused has the edge’s own code and sentences", async () => {
  const problem = { code: "invalid", message: "Vérifiez les champs signalés.", fields: { price: "Trop bas." } };
  given(problem, 422);
  expect(await ask("/api/prices", schema, { subject: "ad" })).toEqual({ ok: false, status: 422, ...problem });
});

test.each<[string, Asking["subject"], string]>([
  ["is told as the edge says it", "other", "Une erreur imprévue s’est produite."],
  ["never hides that what was typed is kept", "message", "Envoi impossible. Vos réponses sont gardées, réessayez."],
])("a failure of the edge %s", async (_, subject = "other", message) => {
  given({ code: "unexpected", message: "Une erreur imprévue s’est produite." }, 500);
  expect(await ask("/api/prices", schema, { subject })).toMatchObject({ ok: false, status: 500, message });
});

test.each<[string, () => void]>([
  ["nobody", () => asked.mockRejectedValue(new TypeError("Failed to fetch"))],
  ["a page of somebody else’s", () => asked.mockResolvedValue(new Response("<html>"))],
  ["another answer than agreed", () => given({ price: "cheap" })],
  ["a refusal that says nothing", () => given({ status: "error" }, 403)],
])("%s: a sentence says so, and it is logged", async (_, happen) => {
  happen();
  expect(await ask("/api/prices", schema)).toMatchObject(unanswered(LATER));
  expect(console.warn).toHaveBeenCalledOnce();
});

test("a member whose token cannot be had is as without network", async () => {
  const token = () => Promise.reject(new Error("auth/network-request-failed"));
  expect(await ask("/api/prices", schema, { token })).toMatchObject(unanswered(LATER));
  expect(asked).not.toHaveBeenCalled();
});

test.each<[string, (init: RequestInit) => Promise<Response>]>([
  ["an answer", ({ signal }) => never(signal)],
  [
    "the end of an answer",
    async ({ signal }) => ({ ...new Response(), ok: true, text: () => never(signal) }) as Response,
  ],
])("nobody waits for ever for %s, in a browser of 2021 either", async (_, answer) => {
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    throw new TypeError("AbortSignal.timeout is not a function");
  });
  vi.spyOn(AbortSignal, "any").mockImplementation(() => {
    throw new TypeError("AbortSignal.any is not a function");
  });
  asked.mockImplementation((_address, init) => answer(init));
  const failure = ask("/api/prices", schema, { timeout: 15_000 });
  await vi.advanceTimersByTimeAsync(14_999);
  const settled = vi.fn();
  void failure.then(settled);
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toMatchObject(unanswered(LATER));
});

test.each(["before", "after"])("who leaves %s it is asked waits for nothing, and nothing is logged", async (when) => {
  const caller = new AbortController();
  if (when === "before") caller.abort();
  asked.mockImplementation((_address, { signal }) => (signal?.aborted ? Promise.reject(signal.reason) : never(signal)));
  const failure = ask("/api/prices", schema, { signal: caller.signal });
  await vi.advanceTimersByTimeAsync(0);
  caller.abort();
  expect((await failure).ok).toBe(false);
  expect(console.warn).not.toHaveBeenCalled();
});
