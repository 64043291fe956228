import { describe, expect, test } from "vitest";
import { aMessage } from "../tests/support/messages";
import { answerAt, calls } from "../tests/support/workerd/outbound";
import { takeWarnings } from "../tests/support/workerd/warnings";
import { API, ask, rowsOf, send, silentQueue, tick, wake } from "../tests/support/workerd/worker";
import type { Env } from "./env";

const PRODUCTION = { MODE: "production" };
/** What Cloudflare documents for tests: passes, fails, spent. */
const DUMMIES = [
  "1x0000000000000000000000000000000AA",
  "2x0000000000000000000000000000000AA",
  "3x0000000000000000000000000000000AA",
];

type Unfit = readonly [what: string, settings: Partial<Env>, code: string];
const unfit: readonly Unfit[] = [
  ["a public address that is not https", { ...PRODUCTION, SITE_URL: "http://guide.exemple.sn" }, "site_url_not_https"],
  ["no public address", { ...PRODUCTION, SITE_URL: "" }, "site_url_not_https"],
  ["an api.php that is not https", { ...PRODUCTION, API_BASE: "http://api.exemple.sn" }, "api_base_not_https"],
  ["no api.php", { ...PRODUCTION, API_BASE: "" }, "api_base_not_https"],
  [
    "a deploy hook that is not https",
    { ...PRODUCTION, DEPLOY_HOOK_URL: "http://127.0.0.1:1/" },
    "deploy_hook_not_https",
  ],
  // rule: members/script-token
  ["a token of operators of 31 characters", { ...PRODUCTION, OPS_TOKEN: "x".repeat(31) }, "ops_token_short"],
  [
    "an address of operators that is not https",
    { ...PRODUCTION, ALERT_HOOK_URL: "http://127.0.0.1:1/" },
    "alert_hook_not_https",
  ],
  [
    "an e-mail address of operators that is none",
    { ALERT_EMAILS: "awa@exemple.sn, moussa" },
    "alert_emails_unreadable",
  ],
  ["a secret of their webhooks that is none", { ALERT_HOOK_SECRET: "whsec_mot de passe" }, "alert_secret_unreadable"],
  ["a secret of their webhooks that is short", { ALERT_HOOK_SECRET: "whsec_Y291cnQ=" }, "alert_secret_unreadable"],
  ...DUMMIES.map(
    (secret): Unfit => [
      `the test secret ${secret.slice(0, 2)}…`,
      { ...PRODUCTION, TURNSTILE_SECRET: secret },
      "turnstile_secret_dummy",
    ],
  ),
  ["a stand-in for siteverify", { ...PRODUCTION, TURNSTILE_URL: "http://127.0.0.1:1/" }, "turnstile_url_not_local"],
  [
    "a mode that nobody knows, and a stand-in",
    { MODE: "", TURNSTILE_URL: "http://127.0.0.1:1/" },
    "turnstile_url_not_local",
  ],
  [
    "a stand-in for siteverify that is not on this machine",
    { MODE: "local", TURNSTILE_URL: "https://evil.example/" },
    "turnstile_url_not_loopback",
  ],
  [
    "a stand-in for siteverify that only looks like this machine",
    { MODE: "local", TURNSTILE_URL: "http://127.0.0.1:80@evil.example/" },
    "turnstile_url_not_loopback",
  ],
  [
    "a stand-in for Google’s keys",
    { ...PRODUCTION, FIREBASE_PROJECT_ID: "guide-auto-4f2a1", JWKS_URL: "https://evil.example/jwks" },
    "accounts_url_not_local",
  ],
  [
    "a stand-in for accounts:lookup",
    { ...PRODUCTION, FIREBASE_PROJECT_ID: "guide-auto-4f2a1", LOOKUP_URL: "http://127.0.0.1:1/" },
    "accounts_url_not_local",
  ],
  ["accounts of an emulator", { ...PRODUCTION, FIREBASE_PROJECT_ID: "demo-guide-auto" }, "accounts_project_demo"],
  ...[
    "https://evil.example/jwks",
    "http://127.0.0.1@evil.example/",
    "http://127.0.0.1:80@evil.example/",
    "http://127.0.0.1.evil.example/",
    "https://127.0.0.1/",
    "jwks",
  ].map(
    (address): Unfit => [
      `keys of accounts at ${address}`,
      { MODE: "local", FIREBASE_PROJECT_ID: "demo-guide-auto", JWKS_URL: address },
      "accounts_url_not_loopback",
    ],
  ),
  [
    "accounts looked up elsewhere",
    { MODE: "local", FIREBASE_PROJECT_ID: "demo-guide-auto", LOOKUP_URL: "http://127.0.0.1:80@evil.example/" },
    "accounts_url_not_loopback",
  ],
  [
    "a stand-in for the accounts of a real project",
    { MODE: "local", FIREBASE_PROJECT_ID: "guide-auto-4f2a1", JWKS_URL: "http://127.0.0.1:1/jwks" },
    "accounts_url_not_demo",
  ],
  [
    "a stand-in for the accounts of no project",
    { MODE: "local", LOOKUP_URL: "http://127.0.0.1:1/" },
    "accounts_url_not_demo",
  ],
];

describe("settings that are for local development only", () => {
  test.each(unfit)("%s: the Worker says so and does nothing", async (_, settings, code) => {
    const health = await ask("/api/health", {}, settings);
    expect([health.status, await health.json()]).toEqual([503, { ok: false, problems: [code] }]);
    expect(health.headers.get("cache-control")).toBe("no-store");

    for (const [form, message] of Object.entries(aMessage)) {
      const answer = await send(form, message(), {}, settings);
      expect([answer.status, await answer.json()]).toEqual([
        503,
        { code: "not_ready", message: "Ce service n’est pas encore ouvert. Réessayez plus tard." },
      ]);
    }
    for (const address of ["/api?endpoint=search_suggestion&search=rav", "/api/ops/outbox", "/api/me"])
      expect((await ask(address, {}, settings)).status).toBe(503);
    expect([await rowsOf("messages"), calls]).toEqual([[], []]);
  });

  test("messages that were kept before wait: neither a wake-up nor the clock delivers them", async () => {
    const message = aMessage.leads();
    await send("leads", message, {}, { DELIVERIES: silentQueue().queue });
    const settings = { ...PRODUCTION, API_BASE: `http://${API}` };
    expect(await wake([{ id: message.id }], settings)).toEqual([0]);
    await tick("* * * * *", settings);
    await tick("17 3 * * *", settings);
    expect(calls).toEqual([]);
    expect(await rowsOf("outbox")).toMatchObject([{ state: "waiting", attempts: 0 }]);
    expect(takeWarnings()).toEqual(Array.from({ length: 3 }, () => "settings refused: api_base_not_https"));
  });

  test("pages and redirects still work", async () => {
    const answer = await ask("/actualite-auto/essais/77", {}, { ...PRODUCTION, API_BASE: "http://api.exemple.sn" });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, "/actualite-auto/essais/77-le-rav4"]);
  });
});

// rule: members/script-token
test("a token of 32 characters is taken by a production Worker, and one machine takes any", async () => {
  for (const settings of [
    { ...PRODUCTION, OPS_TOKEN: "x".repeat(32) },
    { MODE: "local", OPS_TOKEN: "court" },
  ])
    expect((await ask("/api/health", {}, settings)).status).toBe(200);
});

test("a production Worker with the required settings alone runs, and what has no setting is closed", async () => {
  answerAt(API, () => Response.json({ data: [] }));
  const settings = {
    ...PRODUCTION,
    OPS_TOKEN: undefined,
    REBUILD_SECRETS: undefined,
    DEPLOY_HOOK_URL: undefined,
    DELIVERIES: silentQueue().queue,
  };
  expect((await ask("/api/health", {}, settings)).status).toBe(200);
  expect((await send("leads", aMessage.leads(), {}, settings)).status).toBe(202);
  expect((await ask("/api/ops/outbox", {}, settings)).status).toBe(401);
  expect((await ask("/api/ops/outbox", { headers: { Authorization: "Bearer " } }, settings)).status).toBe(401);
  expect((await ask("/api/rebuild", { method: "POST", body: "{}" }, settings)).status).toBe(401);
});
