import { describe, expect, test } from "vitest";
import { DEMO_KEY, parseEnvironment } from "./env";

const problems = (environment: Record<string, string>, dotEnv = {}) => {
  const parsed = parseEnvironment(environment, dotEnv);
  return parsed.ok ? [] : parsed.problems;
};

describe("parseEnvironment", () => {
  test("nothing given: the demonstration", () => {
    expect(parseEnvironment({})).toEqual({
      ok: true,
      environment: { apiBase: null, apiKey: DEMO_KEY, opsToken: "", port: 8787, upstreamPort: 8790, siteUrl: "http://127.0.0.1:8787", turnstileSiteKey: "", force: false, paidPlan: false },
    });
  });

  test("a server of one's own", () => {
    const parsed = parseEnvironment({ API_BASE: "https://api.exemple.sn/v1/", API_KEY: "abcdefgh", PORT: "9000", ASSETS_LIMIT: "paid", PUBLISH_FORCE: "1" });
    expect(parsed).toMatchObject({
      ok: true,
      environment: { apiBase: "https://api.exemple.sn/v1", apiKey: "abcdefgh", port: 9000, siteUrl: "http://127.0.0.1:9000", force: true, paidPlan: true },
    });
  });

  test("the environment wins over .env; empty lines of .env count for nothing", () => {
    const parsed = parseEnvironment({ PORT: "9001" }, { PORT: "9000", API_BASE: "", SITE_URL: "https://exemple.sn/" });
    expect(parsed).toMatchObject({ ok: true, environment: { port: 9001, apiBase: null, siteUrl: "https://exemple.sn" } });
  });

  test("every odd value is named, at once", () => {
    const found = problems({ API_BASE: "api.exemple.sn", API_KEY: "a b c d e f", PORT: "80a", UPSTREAM_PORT: "70000", SITE_URL: "/", PUBLISH_FORCE: "oui", ASSETS_LIMIT: "all" });
    for (const name of ["API_BASE", "API_KEY", "PORT", "UPSTREAM_PORT", "SITE_URL", "PUBLISH_FORCE", "ASSETS_LIMIT"]) expect(found.join("\n")).toContain(`${name} `);
    expect(found).toHaveLength(7);
  });

  test.each([
    [{ API_BASE: "https://api.exemple.sn" }, /API_KEY manque/],
    [{ API_BASE: "https://api.exemple.sn/api.php", API_KEY: "abcdefgh" }, /s’arrête avant/],
    [{ API_BASE: "https://api.exemple.sn?a=1", API_KEY: "abcdefgh" }, /API_BASE/],
    [{ API_BASE: "ftp://api.exemple.sn", API_KEY: "abcdefgh" }, /API_BASE/],
    [{ PORT: "0" }, /PORT/],
    [{ PORT: "8790" }, /différents/],
  ])("%j is refused", (environment, problem) => expect(problems(environment).join()).toMatch(problem));

  test("no problem tells the key", () => expect(problems({ API_KEY: "se cret" }).join()).not.toContain("cret"));
});
