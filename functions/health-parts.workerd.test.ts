import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { PRODUCTION } from "../tests/support/workerd/member";
import { answerAt, down } from "../tests/support/workerd/outbound";
import { takeWarnings } from "../tests/support/workerd/warnings";
import { API, ask, pass, tick } from "../tests/support/workerd/worker";
import type { Env } from "./env";

const OPS_TOKEN = "jeton-d-essai-de-l-exploitant-du-site";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NIGHTLY = "17 3 * * *";

const healthOf = (more: Partial<Env> = {}) =>
  ask("/api/ops/health", { headers: { Authorization: `Bearer ${OPS_TOKEN}` } }, { OPS_TOKEN, ...more });
/** What is said of one part. */
async function partOf(name: string, more: Partial<Env>) {
  const { parts } = await (await healthOf(more)).json();
  return parts.find(({ part }: { part: string }) => part === name);
}

beforeEach(() => answerAt(API, () => Response.json({ data: [] })));

describe("the health that operators see tells of the last build", () => {
  const RELEASE = () => ({ id: "v2", timestamp: new Date(Date.now()).toISOString() });
  const said = (more: Partial<Env>) => partOf("dernière construction", more);
  const buildAsked = (at: number, waiting: number | null) =>
    env.DB.prepare("INSERT INTO rebuilds (started_at, waiting_since) VALUES (?, ?)").bind(at, waiting).run();

  // rule: site/health
  test("when it was published, and that one which was asked for since has not arrived", async () => {
    pass(0);
    const release = RELEASE();
    await buildAsked(Date.now() - HOUR, null);
    pass(2 * HOUR);
    await buildAsked(Date.now(), Date.now());
    expect(await said({ RELEASE: release })).toMatchObject({
      ok: true,
      said: "publiée il\u00a0y\u00a0a\u00a02\u00a0h",
    });
    await buildAsked(Date.now() + 1, null);
    pass(30 * MINUTE);
    expect(await said({ RELEASE: release })).toMatchObject({ ok: true });
    pass(2 * MINUTE);
    expect(await said({ RELEASE: release })).toMatchObject({
      ok: false,
      said: "publiée il\u00a0y\u00a0a\u00a02\u00a0h\u00a0; une autre, demandée il\u00a0y\u00a0a\u00a031\u00a0min, n’est pas arrivée",
    });
    expect(await said({ RELEASE: RELEASE() })).toMatchObject({ ok: true, said: "publiée à l’instant" });
  });

  test("which answers of api.php it had to take from before", async () => {
    const degraded = [
      { endpoint: "get_versions", ageHours: 3.5 },
      { endpoint: "photos", ageHours: null },
    ];
    vi.resetModules();
    const { deepHealth } = await import("./health");
    const ASSETS = { fetch: () => Promise.resolve(Response.json({ pages: 1, degraded })) };
    pass(0);
    const { parts } = await (await deepHealth({ ...env, ASSETS, RELEASE: RELEASE() })).json();
    expect(parts.find(({ part }: { part: string }) => part === "dernière construction")).toMatchObject({
      ok: false,
      said: "publiée à l’instant\u00a0; avec d’anciennes réponses\u00a0: get_versions (vieux de 3,5\u00a0h à la construction), photos (rien ne le remplace)",
    });
  });
});

describe("the health that operators see tells of backups", () => {
  const KEY = { BACKUP_KEY: btoa("clef de sauvegarde, pour un test") };
  const said = (more: Partial<Env>) => partOf("sauvegarde", more);

  test.each([
    ["without a key", { ...PRODUCTION }, false, "aucune ne se fait : BACKUP_KEY n’est pas donnée"],
    ["without a key on one's own machine", {}, true, "aucune ne se fait : BACKUP_KEY n’est pas donnée"],
    [
      "with a key that is none",
      { BACKUP_KEY: "mot de passe" },
      false,
      "aucune ne se fait : BACKUP_KEY n’est pas une clé de 32 octets en base64",
    ],
    ["before the first night", KEY, false, "aucune n’est encore entière : la première se fait cette nuit"],
  ])("%s, in a sentence, and nothing else fails", async (_, more, ok, sentence) => {
    expect(await said(more)).toMatchObject({ ok, said: sentence.replaceAll(" :", "\u00a0:"), essential: false });
    expect((await healthOf(more)).status).toBe(200);
  });

  test("is well for a day after one was made, and not once the next one failed", async () => {
    await tick(NIGHTLY, KEY);
    await tick("* * * * *", KEY);
    expect(await said(KEY)).toMatchObject({ ok: true, said: "finie à l’instant" });
    pass(31 * 60 * MINUTE);
    expect(await said(KEY)).toMatchObject({ ok: false, said: "finie hier" });
  });
});

describe("the health that operators see tells whether they are told", () => {
  const said = (more: Partial<Env>) => partOf("alertes aux exploitants", more);
  const HOOK = { ALERT_HOOK_URL: "https://exploitants.exemple.test/alertes" };

  test.each([
    [
      "without an address",
      { ...PRODUCTION },
      false,
      "aucune ne part\u00a0: ni ALERT_HOOK_URL ni ALERT_EMAILS n’est donnée",
    ],
    [
      "without an address on one's own machine",
      {},
      true,
      "aucune ne part\u00a0: ni ALERT_HOOK_URL ni ALERT_EMAILS n’est donnée",
    ],
    ["with an address that has taken all", HOOK, true, "toutes reçues"],
  ])("%s", async (_, more, ok, sentence) =>
    expect(await said(more)).toMatchObject({ ok, said: sentence, essential: false }),
  );

  test("with an address that has taken nothing for an hour", async () => {
    answerAt("exploitants.exemple.test", down);
    answerAt(API, down);
    for (let minute = 0; minute < 66; minute += 1) {
      pass(MINUTE);
      await tick("* * * * *", HOOK);
    }
    expect(await said(HOOK)).toMatchObject({ ok: false, said: "1, la plus ancienne il\u00a0y\u00a0a\u00a01\u00a0h" });
    takeWarnings();
    await env.BACKUPS.delete("incidents");
  });
});
