import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readPublished } from "./read-published";

const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const nameIn = (said: unknown) => (typeof said === "string" ? said : null);
beforeEach(() => {
  vi.mocked(console.warn).mockImplementation(() => undefined);
  vi.stubGlobal("fetch", asked); // the network alone is not real here
});
afterEach(() => {
  vi.mocked(console.warn).mockClear();
  vi.unstubAllGlobals();
});

test("a published file is what it holds, from the cache or past it", async () => {
  asked.mockImplementation(async () => Response.json("Hilux"));
  expect([await readPublished("/a.json", nameIn), await readPublished("/a.json", nameIn, "no-store")]).toEqual([
    "Hilux",
    "Hilux",
  ]);
  expect(asked.mock.calls.map(([, { cache }]) => cache)).toEqual([undefined, "no-store"]);
});

test.each<[string, () => Promise<Response>]>([
  ["that is not there", async () => new Response("<h1>404</h1>", { status: 404 })],
  ["that cannot be had", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["of another shape", async () => Response.json(12)],
])("a file %s is none", async (_, answer) => {
  asked.mockImplementation(answer);
  expect(await readPublished("/a.json", nameIn)).toBeNull();
});

test("a file that does not come is waited for a minute; where the browser has no such clock, as long as it waits by itself", async () => {
  const clock = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  asked.mockImplementation(async (_address, { signal }) => {
    if (signal?.aborted) throw signal.reason;
    return Response.json("Hilux");
  });
  expect(await readPublished("/a.json", nameIn)).toBeNull();
  expect(clock).toHaveBeenCalledWith(60_000);
  Object.defineProperty(AbortSignal, "timeout", { value: undefined, configurable: true, writable: true });
  expect(await readPublished("/a.json", nameIn)).toBe("Hilux");
  Object.defineProperty(AbortSignal, "timeout", { value: clock, configurable: true, writable: true });
});
