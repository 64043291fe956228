import { beforeEach, describe, expect, test } from "vitest";
import { api, ask } from "../../../tests/support/edge/site";
import { withinOneWindow } from "../../../tests/support/limits";
import { anAddress, control, requestsTo } from "../../../tests/support/reference-api";

beforeEach(async () => void (await control(api, "DELETE")));

const search = (typed: string, from = anAddress()) =>
  ask(`/api?${new URLSearchParams({ endpoint: "search_suggestion", search: typed }).toString()}`, {
    headers: { "CF-Connecting-IP": from },
  });
/** How often the catalogue was asked for these words. */
const requestsFor = async (words: string) =>
  (await requestsTo(api)).filter(({ path }) => new URLSearchParams(path.split("?")[1]).get("search") === words).length;

/** The failures of the catalogue, in their order. */
const FAULTS = ["reset", "status500", "html200", "dataNull", "huge", "unauthorized"];
/** Failures whose end the test does not wait for. */
const TOO_SLOW = ["slow", "hang", "drip"];

describe("GET /api?endpoint=search_suggestion", () => {
  test("answers with the suggestions of the catalogue", async () => {
    const answer = await search("rav 4");
    expect(answer.status).toBe(200);
    expect((await answer.json()).data[0]).toEqual({
      type: "model",
      model_name: "RAV4",
      model_id: expect.any(Number),
      brand_name: "Toyota",
    });
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("is asked of the catalogue once for the same words, whatever their case and spaces", async () => {
    const words = `kia ${crypto.randomUUID()}`;
    await search(words);
    await Promise.all([words, words.toUpperCase(), ` ${words}  `].map((typed) => search(typed)));
    expect(await requestsFor(words)).toBe(1);
  });

  /** Checks what a visitor reads while the catalogue fails. */
  const expectAnswer = async (fault: string) => {
    const start = performance.now();
    const answer = await search(`kia ${fault}`);
    expect(performance.now() - start).toBeLessThan(2_500);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([502, "30"]);
    expect(await answer.json()).toEqual({
      code: "catalogue_down",
      message: expect.stringContaining("Le catalogue ne répond pas"),
    });
  };
  const fails = (fault: string) =>
    control(api, "POST", { endpoint: "search_suggestion", fault, ms: 5_000, megabytes: 3 });

  test.each(FAULTS)(
    "a catalogue that fails (%s) is told in French; what was asked before is answered",
    async (fault) => {
      const before = await (await search("hilux")).text();
      await fails(fault);
      await expectAnswer(fault);
      expect(await (await search("hilux")).text()).toBe(before);
    },
  );

  test(`a catalogue that is too slow (${TOO_SLOW.join(", ")}) is told in French, within two seconds and a half`, async () => {
    const begun: Promise<void>[] = [];
    for (const fault of TOO_SLOW) {
      await fails(fault);
      begun.push(expectAnswer(fault));
      await expect.poll(() => requestsFor(`kia ${fault}`)).toBe(1);
    }
    await Promise.all(begun);
  });

  test("30 requests in 10 seconds are enough for one visitor", async () => {
    const refused = await withinOneWindow(10, async () => {
      const from = anAddress();
      const answers = await Promise.all(Array.from({ length: 40 }, () => search("duster", from)));
      return answers.filter(({ status }) => status === 429);
    });
    expect(refused.length).toBe(10);
    expect(refused[0]?.headers.get("retry-after")).toBe("10");
    expect((await search("duster")).status).toBe(200);
  });
});
