import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { takeWarnings } from "../../tests/support/workerd/warnings";
import { pass } from "../../tests/support/workerd/worker";
import { cached, readCache, writeCache } from "./edge-cache";

const SECOND = 1_000;
const car = z.object({ name: z.string() });
type Car = z.infer<typeof car>;

/** Asks the cache under an address of its own, ten seconds fresh and a minute stale; what is put off is done when it answers. */
function aCache() {
  const url = `https://essai.local/${crypto.randomUUID()}`;
  const ask = async (make: () => Promise<Car | null>) => {
    const context = createExecutionContext();
    try {
      return await cached<Car, null>(
        { url, schema: car, seconds: 10, staleSeconds: 60, waitUntil: (work) => context.waitUntil(work) },
        make,
      );
    } finally {
      await waitOnExecutionContext(context);
    }
  };
  return { url, ask };
}
const made = (name: string) => vi.fn(async (): Promise<Car | null> => ({ name }));
const failing = vi.fn(async (): Promise<Car | null> => null);

describe("the cache of the data centre", () => {
  test("answers with what was made until it is too old, then has it made anew", async () => {
    const { ask } = aCache();
    const [first, second] = [made("Duster"), made("Rio")];
    expect(await ask(first)).toEqual({ name: "Duster" });
    pass(9 * SECOND);
    expect(await ask(second)).toEqual({ name: "Duster" });
    expect(second).not.toHaveBeenCalled();
    pass(2 * SECOND);
    expect(await ask(second)).toEqual({ name: "Rio" });
  });

  test("answers with what is stale where nothing can be made, and no longer than it was told", async () => {
    const { ask } = aCache();
    await ask(made("Duster"));
    pass(58 * SECOND);
    expect(await ask(failing)).toEqual({ name: "Duster" });
    pass(SECOND);
    expect(await ask(failing)).toEqual({ name: "Duster" });
    pass(2 * SECOND);
    expect(await ask(failing)).toBeNull();
  });

  test("does not keep a failure", async () => {
    const { ask } = aCache();
    expect(await ask(failing)).toBeNull();
    expect(await ask(made("Rio"))).toEqual({ name: "Rio" });
  });

  test("makes anew what an earlier version of the Worker kept in another shape, or what says that it comes from later", async () => {
    const { ask, url } = aCache();
    await writeCache(url, JSON.stringify({ nom: "Duster" }), { type: "application/json", seconds: 60 });
    expect(await ask(made("Rio"))).toEqual({ name: "Rio" });
    await writeCache(url, "{}", { type: "application/json", seconds: 60, at: Date.now() + 60 * SECOND });
    expect(await readCache(url, 60)).toBeNull();
  });

  test("tells whoever asked of a fault in the making, and has the next one make it", async () => {
    const { ask } = aCache();
    await expect(ask(() => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
    expect(await ask(made("Rio"))).toEqual({ name: "Rio" });
  });

  test("that fails is only slower: the answer comes", async () => {
    const { ask } = aCache();
    vi.stubGlobal("caches", {
      default: { match: async () => undefined, put: () => Promise.reject(new TypeError("cache down")) },
    });
    expect(await ask(made("Rio"))).toEqual({ name: "Rio" });
    expect(takeWarnings()).toEqual(["cache: TypeError"]);
  });
});
