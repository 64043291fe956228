import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { headersFile, securityHeaders } from "../../src/build/publish/headers";
import { configOf, workerName } from "./staging";

const CONFIG = readFileSync(path.resolve(import.meta.dirname, "../../wrangler.toml"), "utf8");
const LISTS =
  /^\[+(?:env\.staging\.)?((?:d1_databases|r2_buckets|queues\.producers|queues\.consumers|ratelimits|analytics_engine_datasets|vars|version_metadata))\]+\n((?:[^[\n#].*\n?)+)/gm;

/** The bindings of one of both environments: the tables of wrangler.toml that wrangler lets no environment inherit. */
const bindings = (isStaging: boolean) =>
  [...configOf(CONFIG, isStaging).matchAll(LISTS)].map(([, list = "", lines = ""]) => ({
    list,
    lines: Object.fromEntries(
      lines
        .trim()
        .split("\n")
        .map((line) => line.split(/ = (.*)/).slice(0, 2)),
    ) as Readonly<Record<string, string>>,
  }));

/** What names a thing at Cloudflare, which no two environments may share. */
const OWN = ["database_name", "database_id", "bucket_name", "queue", "namespace_id", "dataset"];
const without = (lines: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(lines).filter(([name]) => !OWN.includes(name)));
const spelt = (isStaging: boolean) =>
  bindings(isStaging)
    .map(({ list, lines }) => JSON.stringify([list, without(lines)]))
    .sort();
const named = (isStaging: boolean) =>
  bindings(isStaging).flatMap(({ lines }) => OWN.flatMap((name) => (lines[name] ? [`${name} ${lines[name]}`] : [])));

// rule: site/staging
test("the rehearsal has each binding of the site, with the same limits, and shares no database, bucket or queue with it", () => {
  expect(spelt(false).length).toBeGreaterThan(15);
  expect(spelt(true)).toEqual(spelt(false));
  const NOT_YET = 'database_id "00000000-0000-0000-0000-000000000000"';
  expect(named(true).filter((one) => named(false).includes(one) && one !== NOT_YET)).toEqual([]);
});

// rule: site/staging
test("the rehearsal is another Worker, and every answer of it asks search engines not to list it", () => {
  expect([workerName(CONFIG, false), workerName(CONFIG, true)]).toEqual([
    "guide-auto-senegal",
    "guide-auto-senegal-staging",
  ]);
  expect(securityHeaders("p", false)).toContainEqual(["X-Robots-Tag", "noindex, nofollow"]);
  expect(headersFile("p", false)).toMatch(/^\/\*\n(?: {2}.*\n)* {2}X-Robots-Tag: noindex, nofollow$/m);
  expect(headersFile("p")).not.toContain("X-Robots-Tag");
});
