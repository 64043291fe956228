import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anAddress } from "../../../tests/support/reference-api";
import { ask, pass, tick } from "../../../tests/support/workerd/worker";
import { scriptErrors } from "./reports-store";
import { scriptErrorOf } from "./script-errors";

const DAY = 86_400_000;
const anError = (more: Readonly<Record<string, unknown>> = {}) => ({
  error: "TypeError",
  place: "c-1f2e3d.js:1:2345",
  page: "/marche-doccasion/annonce/toyota-corolla-2017-abc123def456",
  ...more,
});
/** As `navigator.sendBeacon` sends a text. */
const report = async (body: unknown, address = anAddress()) =>
  (
    await ask("/api/errors", {
      method: "POST",
      headers: { "Content-Type": "text/plain;charset=UTF-8", "CF-Connecting-IP": address },
      body: typeof body === "string" ? body : JSON.stringify(body),
    })
  ).status;
const kept = () => scriptErrors.all(env.DB, Date.now());

// rule: site/script-errors
test("an error of a script is kept as its name, its place and the kind of page, and counted", async () => {
  pass(0);
  expect(await report(anError({ message: "Awa Diop 771234567 is not a function" }))).toBe(204);
  expect(await report(anError())).toBe(204);
  pass(11 * 60_000);
  expect(await report(anError())).toBe(204);
  const rows = await kept();
  expect(rows).toMatchObject([
    { error: "TypeError", place: "c-1f2e3d.js:1:2345", page: "/marche-doccasion/annonce", times: 2 },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/771234567|Awa|toyota|abc123/);
});

test.each<[string, unknown, number]>([
  ["of no file of the site", anError({ place: "chrome-extension://abc/a.js:1:1" }), 204],
  ["with words in the place", anError({ place: "Awa Diop.js:1:1" }), 204],
  ["of another shape", ["TypeError"], 204],
  ["that is no JSON", "TypeError", 400],
  ["of more than 8 kB", anError({ page: "x".repeat(9_000) }), 413],
])("a report %s is not kept", async (_, body, status) => {
  expect(await report(body)).toBe(status);
  expect(await kept()).toEqual([]);
});

test("whatever is sent, what would be kept is short, and no text of the sender", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (error, place, page) => {
      const found = scriptErrorOf({ error, place: `${place}.js:1:1`, page });
      if (!found) return;
      expect(found.error).toMatch(/^[A-Z]?[A-Za-z]{0,9}Error$/);
      expect(found.place).toMatch(/^[\w.-]{1,60}\.js:\d+:\d+$/);
      expect(found.page).toMatch(/^(?:\/|(?:\/[a-z][a-z-]*){1,2})$/);
    }),
    { numRuns: 300 },
  );
});

test("each is forgotten after a month", async () => {
  pass(0);
  expect(await report(anError({ place: "c-0.js:1:1" }))).toBe(204);
  expect(await kept()).toHaveLength(1);
  pass(31 * DAY);
  expect(await kept()).toEqual([]);
  await tick("17 3 * * *");
  expect((await env.DB.prepare("SELECT count(*) AS n FROM script_errors").all()).results).toEqual([{ n: 0 }]);
});
