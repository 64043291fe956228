import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anAddress } from "../../../tests/support/reference-api";
import { ask, pass, SITE, tick } from "../../../tests/support/workerd/worker";
import { refusalOf } from "./policy-reports";
import { policyReports } from "./reports-store";

const DAY = 86_400_000;
const MINUTE = 60_000;
const aReport = (more: Readonly<Record<string, unknown>> = {}) => ({
  "csp-report": {
    "document-uri": `${SITE}/marche-doccasion/annonce/toyota-corolla-2017-abc123def456?tel=771234567#moi`,
    referrer: "https://exemple.sn/?nom=Awa",
    "violated-directive": "script-src-elem",
    "effective-directive": "script-src-elem",
    "original-policy": "default-src 'none'",
    "blocked-uri": "https://pub.exemple/suivi.js?visiteur=42",
    "script-sample": "alert('Awa Diop')",
    ...more,
  },
});
const report = async (body: unknown, address = anAddress()) =>
  (
    await ask("/api/csp", {
      method: "POST",
      headers: { "Content-Type": "application/csp-report", "CF-Connecting-IP": address },
      body: typeof body === "string" ? body : JSON.stringify(body),
    })
  ).status;
const kept = () => policyReports.all(env.DB, Date.now());

// rule: site/policy-reports
test("what a browser refused is kept as its directive, its origin and the kind of page, and nothing else", async () => {
  expect(await report(aReport())).toBe(204);
  const rows = await kept();
  expect(rows).toEqual([
    {
      directive: "script-src-elem",
      blocked: "https://pub.exemple",
      page: "/marche-doccasion/annonce",
      first_at: expect.any(Number),
      last_at: expect.any(Number),
      times: 1,
    },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/771234567|Awa|visiteur|abc123|toyota/);
});

test("the same refusal is one row, written once in ten minutes at most", async () => {
  pass(0);
  const one = aReport({ "blocked-uri": "https://meme.exemple/a.js" });
  for (let time = 0; time < 5; time += 1) await report(one);
  expect(await kept()).toMatchObject([{ times: 1 }]);
  pass(11 * MINUTE);
  await report(one);
  expect(await kept()).toMatchObject([{ blocked: "https://meme.exemple", times: 2 }]);
});

test.each<[string, unknown, number]>([
  ["of a page of another site", aReport({ "document-uri": "https://autre.exemple/" }), 204],
  ["of an extension of the browser", aReport({ "blocked-uri": "chrome-extension://abcdef/a.js" }), 204],
  ["of a word that no browser writes", aReport({ "blocked-uri": "Awa Diop 771234567" }), 204],
  ["of another shape", [{ type: "csp-violation" }], 204],
  ["that is no JSON", "{", 400],
  ["of more than 8 kB", aReport({ "script-sample": "x".repeat(9_000) }), 413],
])("a report %s is not kept", async (_, body, status) => {
  expect(await report(body)).toBe(status);
  expect(await kept()).toEqual([]);
});

test("whatever is sent, what would be kept is short, and no text of the sender", () => {
  const text = fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true, withFragments: true }));
  fc.assert(
    fc.property(text, text, text, fc.webPath(), (directive, blocked, query, path) => {
      const refusal = refusalOf(
        aReport({
          "document-uri": `${SITE}${path}?q=${encodeURIComponent(query)}`,
          "effective-directive": directive,
          "blocked-uri": blocked,
        }),
        SITE,
      );
      if (!refusal) return;
      expect(refusal.directive).toMatch(/^[a-z-]{3,40}$/);
      expect(refusal.blocked).toMatch(/^(?:[a-z-]+|(?:https?|wss?):\/\/[^/?#\s]+)$/);
      expect(refusal.page).toMatch(/^(?:\/|(?:\/[a-z][a-z-]*){1,2})$/);
    }),
    { numRuns: 300 },
  );
});

test("a network reports ten times a minute, two hundred kinds are kept, and each for a month", async () => {
  pass(0);
  const address = anAddress();
  const statuses: number[] = [];
  for (let time = 0; time < 12; time += 1)
    statuses.push(await report(aReport({ "blocked-uri": `https://serie-${time}.exemple/` }), address));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  for (let kind = 0; kind < 220; kind += 1) await report(aReport({ "blocked-uri": `https://n${kind}.exemple/` }));
  expect(await kept()).toHaveLength(200);
  pass(31 * DAY);
  expect(await kept()).toEqual([]);
  await tick("17 3 * * *");
  expect((await env.DB.prepare("SELECT count(*) AS n FROM policy_reports").all()).results).toEqual([{ n: 0 }]);
});
