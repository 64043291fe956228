import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { incidentMessage } from "../../../src/contract/wire/message";
import { toldOf } from "../../../tests/support/told-parts";
import { BROKEN } from "../../../tests/support/workerd/broken-database";
import { answerAt, calls, down } from "../../../tests/support/workerd/outbound";
import { setClock } from "../../../tests/support/workerd/saves";
import { takeWarnings } from "../../../tests/support/workerd/warnings";
import { API, ask, pass, rowsOf, tick } from "../../../tests/support/workerd/worker";
import type { Env } from "../../env";
import { isSigned } from "../webhook";
import type { Checked } from "./incident";
import { watchHealth } from "./watch";

const HOOK = "exploitants.exemple.test";
const SECRET = `whsec_${btoa("vingt-quatre octets ici.")}`;
const SETTINGS = { ALERT_HOOK_URL: `https://${HOOK}/alertes`, ALERT_HOOK_SECRET: SECRET };
const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 26, 6, 1);
const NIGHTLY = "17 3 * * *";

interface Told {
  readonly id: string;
  readonly type: string;
  readonly text: string;
  readonly data: { readonly part: string };
}
let told: Told[] = [];
const takes = () =>
  answerAt(HOOK, async (request) => {
    told.push({ id: request.headers.get("webhook-id") ?? "", ...(await request.json()) });
    return new Response(null, { status: 204 });
  });
const toldParts = () => told.map(({ type, data: { part } }) => `${part}: ${type}`);

/** The clock runs for so many minutes. */
async function minutes(many: number, more: Partial<Env> = {}): Promise<void> {
  for (let minute = 0; minute < many; minute += 1) {
    pass(MINUTE);
    await tick("* * * * *", { ...SETTINGS, ...more });
  }
}

beforeEach(async () => {
  told = [];
  await env.BACKUPS.delete("incidents");
  setClock(START);
  takes();
  answerAt(API, () => Response.json({ data: [] }));
});

// rule: site/incidents
describe("operators", () => {
  test("are told once that a part fails, signed and in a sentence, and once when it is over", async () => {
    await minutes(6);
    expect(told).toEqual([]);
    answerAt(API, down);
    await minutes(20);
    answerAt(API, () => Response.json({ data: [] }));
    await minutes(20);
    expect(new Set(takeWarnings())).toEqual(new Set(["api.php search_suggestion: TypeError"]));
    expect(toldParts()).toEqual(["api.php: health.failing", "api.php: health.recovered"]);
    expect(told.map(({ text }) => text)).toEqual([
      "Guide Auto Sénégal : « api.php » ne va pas depuis le 26 novembre 2026 à 06:08. Constaté : ne répond pas. Limite : répond en 1,5 s.".replaceAll(
        / (?=[:»]|s\.)|(?<=«) /g,
        "\u00a0",
      ),
      expect.stringMatching(
        /^Guide Auto Sénégal\u00a0: «\u00a0api\.php\u00a0» va de nouveau bien depuis le .* La panne a duré 2[0-3]\u00a0min\.$/,
      ),
    ]);
    expect(told[0]?.data).toEqual({
      site: "https://guide.exemple.test",
      part: "api.php",
      limit: "répond en 1,5\u00a0s",
      said: "ne répond pas",
      since: expect.stringMatching(/^2026-11-26T06:08/),
      until: null,
    });
    for (const request of calls.filter(({ url }) => new URL(url).host === HOOK)) {
      const { headers } = request;
      const webhook = {
        id: headers.get("webhook-id") ?? "",
        timestamp: headers.get("webhook-timestamp") ?? "",
        signatures: headers.get("webhook-signature") ?? "",
        body: await request.text(),
      };
      expect(await isSigned(webhook, [SECRET], Number(webhook.timestamp) * 1_000)).toBe(true);
    }
  });

  test("are not told of what a new site has not done yet", async () => {
    await minutes(60);
    expect(told).toEqual([]);
  });

  test("are told that the database fails, which remembers nothing then", async () => {
    await minutes(3);
    await minutes(9, { DB: BROKEN });
    takeWarnings();
    expect(toldParts()).toContain("base de données: health.failing");
    expect(toldParts().filter((one) => one.startsWith("base"))).toHaveLength(1);
    await tick(NIGHTLY, SETTINGS);
    await minutes(9);
    expect(toldParts()).toContain("base de données: health.recovered");
  });

  test("are told on the hour, without any memory, that the watch itself cannot remember", async () => {
    const BACKUPS = { ...env.BACKUPS, get: () => Promise.reject(new TypeError("no R2")) };
    await minutes(61, { BACKUPS });
    expect(new Set(takeWarnings())).toEqual(new Set(["clock: surveillance: TypeError: no R2"]));
    expect(told.map(({ id, type }) => [id, type])).toEqual([["blind.2026-11-26T07", "health.blind"]]);
  });

  test("who cannot be reached are told later, and the clock does the rest of its work meanwhile", async () => {
    await minutes(3);
    answerAt(API, down);
    answerAt(HOOK, () => new Response(null, { status: 503 }));
    await minutes(12);
    expect(new Set(takeWarnings())).toEqual(
      new Set(["api.php search_suggestion: TypeError", "alert hook: status 503"]),
    );
    const headers = { Authorization: "Bearer jeton-d-essai-de-l-exploitant" };
    const health = await ask(
      "/api/ops/health",
      { headers },
      { ...SETTINGS, OPS_TOKEN: headers.Authorization.slice(7) },
    );
    const { parts } = await health.json();
    expect(parts.filter(({ ok }: Checked) => !ok).map(({ part }: Checked) => part)).not.toContain(
      "horloge, chaque minute",
    );
    takes();
    await minutes(20);
    takeWarnings();
    expect(toldParts()).toEqual(["api.php: health.failing"]);
  });

  test("are not told twice by a clock that runs while a webhook is on its way", async () => {
    await minutes(3);
    answerAt(API, down);
    await minutes(4);
    const { promise, resolve } = Promise.withResolvers<Response>();
    answerAt(HOOK, async (request) => {
      told.push({ id: request.headers.get("webhook-id") ?? "", ...(await request.json()) });
      return promise;
    });
    const slow = minutes(2);
    await expect.poll(() => told.length).toBe(1);
    pass(MINUTE);
    await tick("* * * * *", SETTINGS);
    resolve(new Response(null, { status: 204 }));
    await slow;
    takeWarnings();
    expect(toldParts()).toEqual(["api.php: health.failing"]);
  });

  test("are told by e-mail, once each, which api.php sends when it is back", async () => {
    const mails = { ALERT_HOOK_URL: "", ALERT_EMAILS: "awa@exemple.sn, moussa@exemple.sn" };
    answerAt(API, down);
    await minutes(20, mails);
    answerAt(API, () => Response.json({ data: [] }));
    await minutes(20, mails);
    takeWarnings();
    const sent = (await rowsOf("messages")).map(({ contact, body }) => ({
      contact,
      ...incidentMessage.parse(JSON.parse(String(body))),
    }));
    expect(told).toEqual([]);
    for (const contact of ["awa@exemple.sn", "moussa@exemple.sn"])
      expect(sent.filter((mail) => mail.contact === contact)).toMatchObject([
        { email: contact, texte: expect.stringMatching(/api\.php\s» ne va pas depuis/), lien: "/exploitation" },
        { email: contact, texte: expect.stringMatching(/api\.php\s» va de nouveau bien depuis/) },
      ]);
    expect(sent).toHaveLength(4);
  });

  test("are told by webhook although no e-mail can be kept", async () => {
    await minutes(8, { ALERT_EMAILS: "awa@exemple.sn", DB: BROKEN });
    expect(toldParts()).toContain("base de données: health.failing");
    expect(new Set(takeWarnings())).toContainEqual(expect.stringMatching(/^alert mail: /));
  });

  test("without an address are told nothing, and nothing is checked", async () => {
    answerAt(API, down);
    await minutes(12, { ALERT_HOOK_URL: "" });
    expect(calls).toEqual([]);
  });

  test("are told the same, whatever is restarted, runs twice at once or cannot be reached in between", async () => {
    const minute = fc.record({
      ok: fc.boolean(),
      way: fc.constantFrom("once", "once", "twice", "refused", "ended in the middle"),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(minute, { maxLength: 30 }), async (all) => {
        told = [];
        await env.BACKUPS.delete("incidents");
        setClock(START);
        const checks: boolean[] = [];
        let ends = 0;
        const run = (ok: boolean, note: (ok: boolean) => void = () => undefined) =>
          watchHealth(
            { ...env, ...SETTINGS },
            {
              check: () => {
                note(ok);
                return Promise.resolve([{ part: "api.php", limit: "répond", ok, said: "dit" }]);
              },
              mail: () => Promise.resolve(),
            },
            Date.now(),
          );
        for (const { ok, way } of all) {
          pass(3 * MINUTE);
          if (way === "refused") answerAt(HOOK, down);
          else if (way === "ended in the middle")
            // The webhook arrives, and the Worker that has sent it never hears so.
            answerAt(HOOK, async (request) => {
              told.push({ id: request.headers.get("webhook-id") ?? "", ...(await request.json()) });
              ends += 1;
              return new Promise<Response>(() => undefined);
            });
          else takes();
          let noted = false;
          const note = (found: boolean) => {
            if (!noted) checks.push(found);
            noted = true;
          };
          const before = ends;
          const running = Promise.all([run(ok, note), ...(way === "twice" ? [run(ok, note)] : [])]);
          await (way === "ended in the middle"
            ? Promise.race([running, expect.poll(() => ends, { interval: 1 }).toBeGreaterThan(before)])
            : running);
        }
        takes();
        const last = checks.at(-1) ?? true;
        for (let later = 0; later < 90; later += 1) {
          pass(3 * MINUTE);
          await run(last, (found) => checks.push(found));
        }
        takeWarnings();
        const once = [...new Map(told.map((one) => [one.id, one])).values()];
        expect(once.map(({ type }) => (type === "health.failing" ? "began" : "over"))).toEqual(toldOf(checks));
        // Only what a Worker did not hear of comes twice.
        expect(told.length - once.length).toBeLessThanOrEqual(ends);
      }),
      { numRuns: 12 },
    );
  });
});
