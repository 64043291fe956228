import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Api, startApi } from "./api";
import { newSite } from "./build";

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const DAY = 24 * 3_600_000;

/** Fault, what it needs, and the words of the reason. */
const FAULTS: [string, object, string][] = [
  ["hang", {}, "réponse trop lente (plus de 300 ms)"],
  ["drip", { ms: 30 }, "réponse trop lente (plus de 300 ms)"],
  ["slow", { ms: 900 }, "réponse trop lente (plus de 300 ms)"],
  ["reset", {}, "connexion interrompue"],
  ["status500", {}, "réponse HTTP inattendue (HTTP 500)"],
  ["html200", {}, "la réponse n’est pas du JSON"],
  ["emptyList", {}, "la réponse n’a pas la forme attendue"],
  ["dataNull", {}, "la réponse n’a pas la forme attendue"],
  ["huge", { megabytes: 300 }, "réponse trop volumineuse (plus de 2000000 octets)"],
  ["halfRows", {}, "trop de lignes ont disparu"],
  ["badRows", { percent: 10 }, "trop de lignes illisibles"],
];
const options = { timeoutMs: 300, maxBytes: 2_000_000 };

describe.each(["get_versions", "get_articles"])("when %s fails", (endpoint) => {
  const type = endpoint === "get_versions" ? "Version" : "Article";

  test.each(FAULTS)("by %s, the last good answer stands in and the build is marked", async (fault, more, reason) => {
    const { gatsby, build, report } = await newSite();
    await build({ apiBase: api.url });
    const before = gatsby.ofType(type).length;
    await api.fault(endpoint, fault, more);
    // A day later, so that the list is read in full.
    expect(await build({ apiBase: api.url, options, now: Date.now() + DAY })).toBeNull();
    expect(gatsby.ofType(type)).toHaveLength(before);
    expect(gatsby.did.deleted).toEqual([]);
    expect((await report()).degraded).toEqual([{ endpoint, reason: expect.stringContaining(reason), ageHours: 24 }]);
    expect(gatsby.told.warnings).toEqual([expect.stringContaining("d’il y a 24 h, est utilisée")]);
  });

  test.each(FAULTS.filter(([fault]) => fault !== "halfRows"))(
    "by %s and there is no last good answer, the build stops and makes nothing",
    async (fault, more, reason) => {
      const { gatsby, build } = await newSite();
      await api.fault(endpoint, fault, more);
      const panic = await build({ apiBase: api.url, options });
      expect(panic?.message).toContain(`Contenu indisponible (${endpoint} : ${reason}`);
      expect(panic?.id).toBe("10002");
      expect(gatsby.nodes.size).toBe(0);
    },
  );
});
