import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { startApi } from "./api";
import { builtSite, newSite } from "./build";

const api = await startApi();
/** The site whose state every test of a later build starts from. */
const built = await builtSite(api.url);
beforeEach(() => api.reset());
afterAll(() => api.close());

const DAY = 24 * 3_600_000;

/** Name of the fault, its options, and the text of the reason. */
const FAULTS: [string, object, string][] = [
  ["hang", {}, "réponse trop lente (plus de 20000 ms)"],
  ["drip", { ms: 30 }, "réponse trop lente (plus de 20000 ms)"],
  ["slow", { ms: 900 }, "réponse trop lente (plus de 20000 ms)"],
  ["reset", {}, "connexion interrompue"],
  ["status500", {}, "réponse HTTP inattendue (HTTP 500)"],
  ["html200", {}, "la réponse n’est pas du JSON"],
  ["emptyList", {}, "la réponse n’a pas la forme attendue"],
  ["dataNull", {}, "la réponse n’a pas la forme attendue"],
  ["huge", { megabytes: 300 }, "réponse trop volumineuse (plus de 2000000 octets)"],
  ["halfRows", {}, "trop de lignes ont disparu"],
  ["badRows", { percent: 50 }, "trop de lignes illisibles"],
];
/** There is one attempt only; client.test.ts tests retries. */
const options = { timeoutMs: 20_000, retries: 1, maxBytes: 2_000_000 };
const TOO_SLOW = ["hang", "drip", "slow"];

/** Makes the given endpoints time out after 100 ms, and gives all others the time they need; client.test.ts tests the timeout itself. */
function hurry(endpoints: readonly string[]): void {
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: URL | string, init?: RequestInit) =>
    fetch(
      address,
      endpoints.includes(new URL(address).searchParams.get("endpoint") ?? "")
        ? { ...init, signal: AbortSignal.timeout(100) }
        : init,
    ),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** Endpoint → type of the nodes made from its rows. */
const TYPES = { get_versions: "Version", get_articles: "Article" } as const;
const ENDPOINTS = Object.keys(TYPES);

test.each(FAULTS)(
  "when lists fail by %s, the last good responses are used and the build is marked as degraded",
  async (fault, more, reason) => {
    const { gatsby, build, report } = await newSite(built);
    const counts = () => Object.values(TYPES).map((type) => gatsby.ofType(type).length);
    const before = counts();
    for (const endpoint of ENDPOINTS) await api.fault(endpoint, fault, more);
    if (TOO_SLOW.includes(fault)) hurry(ENDPOINTS);
    // The build runs a day later, so that the lists are read in full.
    expect(await build({ apiBase: api.url, options, now: Date.now() + DAY })).toBeNull();
    expect(counts()).toEqual(before);
    expect(gatsby.did.deleted).toEqual([]);
    const { degraded } = await report();
    expect(degraded.map(({ endpoint }) => endpoint).sort()).toEqual([...ENDPOINTS].sort());
    for (const one of degraded) expect(one).toMatchObject({ reason: expect.stringContaining(reason), ageHours: 24 });
    expect(gatsby.reported.warnings).toEqual(
      ENDPOINTS.map(() => expect.stringContaining("d’il y a 24 h, est utilisée")),
    );
  },
);

describe.each(ENDPOINTS)("when %s fails", (endpoint) => {
  test.each(FAULTS.filter(([fault]) => fault !== "halfRows"))(
    "by %s and there is no last good response, the build stops and creates no node",
    async (fault, more, reason) => {
      const { gatsby, build } = await newSite();
      await api.fault(endpoint, fault, more);
      if (TOO_SLOW.includes(fault)) hurry([endpoint]);
      const panic = await build({ apiBase: api.url, options });
      expect(panic?.message).toContain(`Contenu indisponible (${endpoint} : ${reason}`);
      expect(panic?.id).toBe("10002");
      expect(gatsby.nodes.size).toBe(0);
    },
  );
});
