import * as fc from "fast-check";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CLOSED } from "../scripts/edge";
import { anAddress, control, requestsTo } from "../tests/support/reference-api";
import { openSmallSite, type SmallSite } from "../tests/support/small-site";
import { startUpstream, type Upstream } from "../upstream/server";

const KEY = "sentinelle-9f1b7c2e";
let api: Upstream;
let site: SmallSite;

beforeAll(async () => {
  api = await startUpstream({ port: 0, key: KEY, cacheDir: await mkdtemp(path.join(tmpdir(), "pictures-")) });
  site = await openSmallSite({ API_BASE: api.url, API_KEY: KEY, ...CLOSED });
}, 90_000);
afterAll(async () => {
  await site.close();
  await api.close();
}, 30_000);

beforeEach(async () => void (await control(api, "DELETE")));

const search = (typed: string, from = anAddress()) =>
  site.ask(`/api?${new URLSearchParams({ endpoint: "search_suggestion", search: typed }).toString()}`, { headers: { "CF-Connecting-IP": from } });
/** How often the catalogue was asked for these words. */
const asked = async (words: string) => {
  return (await requestsTo(api)).filter(({ path }) => new URLSearchParams(path.split("?")[1]).get("search") === words).length;
};

describe("GET /api?endpoint=search_suggestion", () => {
  test("answers what the catalogue proposes", async () => {
    const answer = await search("rav 4");
    expect(answer.status).toBe(200);
    expect((await answer.json()).data[0]).toEqual({ type: "model", model_name: "RAV4", model_id: expect.any(Number), brand_name: "Toyota" });
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test.each(["", "c", " c ", "x".repeat(65)])("%j is refused in French", async (typed) => {
    const answer = await search(typed);
    expect([answer.status, await answer.json()]).toEqual([400, { code: "bad_search", message: "Tapez de 2 à 64 caractères." }]);
  });

  test.each([
    ["GET", "/api", 404],
    ["GET", "/api?endpoint=get_modeles", 404],
    ["GET", "/api?endpoint=__proto__", 404],
    ["POST", "/api?endpoint=search_suggestion&search=rav", 405],
    ["GET", "/api/rien", 404],
  ])("%s %s: %i", async (method, address, status) => {
    const answer = await site.ask(address, { method });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([status, "application/json"]);
    expect(await answer.json()).toEqual({ code: expect.any(String), message: expect.stringMatching(/^[A-Z].*\.$/) });
  });

  test("is asked of the catalogue once for the same words, however many ask, and whatever their case and spaces", async () => {
    const words = `kia ${Date.now() % 1_000}`;
    await Promise.all([words, words.toUpperCase(), ` ${words}  `, words].map((typed) => search(typed)));
    await search(words);
    expect(await asked(words)).toBe(1);
  });

  test.each(["slow", "hang", "drip", "reset", "status500", "html200", "dataNull", "huge", "unauthorized"])("a catalogue that fails (%s) is told in French, within two seconds and a half; what was asked before is answered", async (fault) => {
    const before = await (await search("hilux")).text();
    await control(api, "POST", { endpoint: "search_suggestion", fault, ms: 5_000, megabytes: 3 });
    const start = performance.now();
    const answer = await search(`kia ${fault}`);
    expect(performance.now() - start).toBeLessThan(2_500);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([502, "30"]);
    expect(await answer.json()).toEqual({ code: "catalogue_down", message: expect.stringContaining("Le catalogue ne répond pas") });
    expect(await (await search("hilux")).text()).toBe(before);
  });

  test("30 requests in 10 seconds are enough for one visitor", async () => {
    const from = anAddress();
    const answers = await Promise.all(Array.from({ length: 40 }, () => search("duster", from)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBe(10);
    expect(refused[0]?.headers.get("retry-after")).toBe("10");
    expect((await search("duster")).status).toBe(200);
  });

  test("whatever is typed, no answer is a failure of ours and none has the key", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 90 }), async (typed) => {
        const answer = await search(typed);
        expect([200, 400]).toContain(answer.status);
        expect(await answer.text()).not.toContain(KEY);
      }),
      { numRuns: 150 },
    );
  });
});
