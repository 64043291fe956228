import { describe, expect, test } from "vitest";
import { DEMO_KEY, parseEnvironment } from "./env";

const problems = (environment: Record<string, string>, dotEnv = {}) => {
  const parsed = parseEnvironment(environment, dotEnv);
  return parsed.ok ? [] : parsed.problems;
};

describe("parseEnvironment", () => {
  test("without settings, the demonstration is used", () => {
    expect(parseEnvironment({})).toEqual({
      ok: true,
      environment: {
        apiBase: null,
        apiKey: DEMO_KEY,
        opsToken: "",
        backupKey: "",
        port: 8787,
        upstreamPort: 8790,
        firebase: null,
        authPort: 8799,
        siteUrl: "http://127.0.0.1:8787",
        turnstileSiteKey: "",
        serviceWorker: true,
        force: false,
        paidPlan: false,
        indexed: true,
      },
    });
  });

  test("a real api.php and its settings are accepted", () => {
    const parsed = parseEnvironment({
      API_BASE: "https://api.exemple.sn/v1/",
      API_KEY: "abcdefgh",
      PORT: "9000",
      ASSETS_LIMIT: "paid",
      PUBLISH_FORCE: "1",
      SERVICE_WORKER: "off",
    });
    expect(parsed).toMatchObject({
      ok: true,
      environment: {
        apiBase: "https://api.exemple.sn/v1",
        apiKey: "abcdefgh",
        port: 9000,
        siteUrl: "http://127.0.0.1:9000",
        serviceWorker: false,
        force: true,
        paidPlan: true,
      },
    });
  });

  test("the environment has priority over .env, and empty values of .env are ignored", () => {
    const parsed = parseEnvironment({ PORT: "9001" }, { PORT: "9000", API_BASE: "", SITE_URL: "https://exemple.sn/" });
    expect(parsed).toMatchObject({
      ok: true,
      environment: { port: 9001, apiBase: null, siteUrl: "https://exemple.sn" },
    });
  });

  test("all invalid values are reported at once", () => {
    const found = problems({
      API_BASE: "api.exemple.sn",
      API_KEY: "a b c d e f",
      PORT: "80a",
      UPSTREAM_PORT: "70000",
      SITE_URL: "/",
      SERVICE_WORKER: "0",
      PUBLISH_FORCE: "oui",
      ASSETS_LIMIT: "all",
    });
    for (const name of [
      "API_BASE",
      "API_KEY",
      "PORT",
      "UPSTREAM_PORT",
      "SITE_URL",
      "SERVICE_WORKER",
      "PUBLISH_FORCE",
      "ASSETS_LIMIT",
    ])
      expect(found.join("\n")).toContain(`${name} `);
    expect(found).toHaveLength(8);
  });

  test.each([
    [{ API_BASE: "https://api.exemple.sn" }, /API_KEY manque/],
    [{ API_BASE: "https://api.exemple.sn/api.php", API_KEY: "abcdefgh" }, /s’arrête avant/],
    [{ API_BASE: "https://api.exemple.sn?a=1", API_KEY: "abcdefgh" }, /API_BASE/],
    [{ API_BASE: "ftp://api.exemple.sn", API_KEY: "abcdefgh" }, /API_BASE/],
    [{ PORT: "0" }, /PORT/],
    [{ PORT: "8790" }, /différents/],
  ])("%j is refused", (environment, problem) => expect(problems(environment).join()).toMatch(problem));

  const FIREBASE = {
    FIREBASE_API_KEY: "AIzaSyD-exemple-de-cle-web-0123456789ab",
    FIREBASE_AUTH_DOMAIN: "guide-auto.firebaseapp.com",
    FIREBASE_PROJECT_ID: "guide-auto-4f2a1",
  };

  test("a Firebase project is accepted", () => {
    expect(parseEnvironment(FIREBASE)).toMatchObject({
      ok: true,
      environment: {
        firebase: {
          apiKey: FIREBASE.FIREBASE_API_KEY,
          authDomain: "guide-auto.firebaseapp.com",
          projectId: "guide-auto-4f2a1",
        },
      },
    });
  });

  test.each<[Record<string, string>, RegExp]>([
    [{ FIREBASE_API_KEY: "" }, /^FIREBASE_API_KEY manque : donnez les trois réglages de Firebase, ou aucun$/],
    [
      { FIREBASE_AUTH_DOMAIN: "", FIREBASE_PROJECT_ID: "" },
      /^FIREBASE_AUTH_DOMAIN manque : .*,FIREBASE_PROJECT_ID manque : /,
    ],
    [{ FIREBASE_API_KEY: "une clé" }, /^FIREBASE_API_KEY est la clé web/],
    [{ FIREBASE_AUTH_DOMAIN: "https://guide-auto.firebaseapp.com" }, /^FIREBASE_AUTH_DOMAIN est un nom de domaine/],
    [{ FIREBASE_PROJECT_ID: "demo-guide-auto" }, /^FIREBASE_PROJECT_ID est l’identifiant d’un vrai projet/],
  ])("a Firebase project with %j is refused", (change, problem) =>
    expect(problems({ ...FIREBASE, ...change }).join()).toMatch(problem),
  );

  test("only ports that are used have to differ", () => {
    expect(problems({ AUTH_PORT: "8787" })).toEqual(["PORT, UPSTREAM_PORT et AUTH_PORT doivent être différents"]);
    expect(problems({ ...FIREBASE, AUTH_PORT: "8787" })).toEqual([]);
  });

  test("no problem contains the key", () => expect(problems({ API_KEY: "se cret" }).join()).not.toContain("cret"));
});
