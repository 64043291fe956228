import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { beforeAll, describe, expect, test } from "vitest";
import { address as site, ask as askSite, post, root } from "../tests/support/edge/site";
import { withinOneWindow } from "../tests/support/limits";
import { aSubscription } from "../tests/support/messages";
import { anAddress } from "../tests/support/reference-api";

const MODEL = "/guide-auto/voitures-neuves/marque/kia/modele/13-rio";
/** Spelled a second time on purpose: the table in src/build/publish/headers.ts is what this proves. */
const ALWAYS = {
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(self)",
  "cross-origin-opener-policy": "same-origin-allow-popups",
};
const NO_DOCUMENT = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
const ASKED_AGAIN = "public, max-age=0, must-revalidate";

let pagesPolicy = "";
beforeAll(async () => void (pagesPolicy = (await askSite("/")).headers.get("content-security-policy") ?? ""));

const ask = (address: string, init?: RequestInit) => () => askSite(address, init);
const send = (body: string, headers?: Record<string, string>) => () => post("/api/newsletter", body, headers);
const tooOften = () =>
  withinOneWindow(60, async () => {
    const from = { "CF-Connecting-IP": anAddress() };
    for (let time = 0; time < 5; time += 1) await send("{", from)();
    return send("{", from)();
  });
/** fetch has no TRACE. */
const trace = (address: string) => () =>
  new Promise<Response>((answered, failed) => {
    request(`${site}${address}`, { method: "TRACE" }, (answer) => {
      const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
      answer.resume().once("end", () => answered(new Response(null, { status: answer.statusCode, headers })));
    })
      .once("error", failed)
      .end();
  });
const long = "x".repeat(8_192);

type Class = readonly [what: string, ask: () => Promise<Response>, status: number, cache: string | null];
const worker: readonly Class[] = [
  ["a right id with other words", ask("/actualite-auto/essais/77"), 301, ASKED_AGAIN],
  ["a page that is not there", ask("/nulle-part"), 404, "no-store"],
  ["a file that is not there", ask("/static/rien.js"), 404, "no-store"],
  ["TRACE of no page", trace("/nulle-part"), 405, "no-store"],
  ["a form sent to no page", ask("/nulle-part", { method: "POST", body: "a=1" }), 405, "no-store"],
  ["an endless address", ask(`/${long}`), 414, "no-store"],
  ["endless headers", ask("/nulle-part", { headers: { "X-Long": long } }), 431, "no-store"],
  ["suggestions", ask("/api?endpoint=search_suggestion&search=rav"), 200, "public, max-age=60"],
  ["health", ask("/api/health"), 200, "no-store"],
  ["a message", send(JSON.stringify(aSubscription())), 202, "no-store"],
  ["a search too short", ask("/api?endpoint=search_suggestion&search=r"), 400, "no-store"],
  ["a message that cannot be read", send("{"), 400, "no-store"],
  ["what waits, for anybody", ask("/api/ops/outbox"), 401, "no-store"],
  ["a webhook of anybody", ask("/api/rebuild", { method: "POST", body: "{}" }), 401, "no-store"],
  ["a message from elsewhere", send("{}", { Origin: "https://evil.example" }), 403, "no-store"],
  ["an address unknown to the API", ask("/api/rien"), 404, "no-store"],
  ["a form asked for", ask("/api/newsletter"), 405, "no-store"],
  ["another method for the API", ask("/api/newsletter", { method: "OPTIONS" }), 405, "no-store"],
  ["TRACE of the API", trace("/api/health"), 405, "no-store"],
  ["a message without end", send(JSON.stringify("x".repeat(20_000))), 413, "no-store"],
  ["an endless address of the API", ask(`/api?search=${long}`), 414, "no-store"],
  ["a form of old", send("a=1", { "Content-Type": "application/x-www-form-urlencoded" }), 415, "no-store"],
  ["a wrong field", send(JSON.stringify(aSubscription({ email: "awa" }))), 422, "no-store"],
  ["a sixth message in a minute", tooOften, 429, "no-store"],
  ["what is a member’s, for anybody", ask("/api/me"), 401, "no-store"],
  ["endless headers for the API", ask("/api/health", { headers: { "X-Long": long } }), 431, "no-store"],
];
const files: readonly Class[] = [
  ["a page", ask(MODEL), 200, ASKED_AGAIN],
  ["an address that has moved", ask("/guide-auto/voitures-neufs"), 301, null],
  ["an address with a slash at its end", ask(`${MODEL}/`), 307, null],
  ["another method for a page", ask(MODEL, { method: "DELETE" }), 405, null],
  ["TRACE of a page", trace(MODEL), 405, null],
];
const hashed = readdirSync(path.join(root, "dist/")).filter((file) => /^(?:app-|styles\.)/.test(file));
const noDocuments: readonly Class[] = [
  ...hashed.map(
    (file): Class => [
      `a hashed file (${path.extname(file)})`,
      ask(`/${file}`),
      200,
      "public, max-age=31536000, immutable",
    ],
  ),
  ["a file of data", ask("/page-data/app-data.json"), 200, ASKED_AGAIN],
];

const headersOf = ({ headers }: Response) => Object.fromEntries(headers);

// rule: site/headers
describe("whatever is asked, the answer carries the whole set of headers", () => {
  test.each([...files, ...worker])("%s", async (_, asked, status, cache) => {
    const answer = await asked();
    expect(answer.status).toBe(status);
    expect(headersOf(answer)).toMatchObject({ ...ALWAYS, "content-security-policy": pagesPolicy });
    expect(answer.headers.get("cache-control")).toBe(cache);
  });

  test.each(noDocuments)("%s, with the short policy", async (_, asked, status, cache) => {
    const answer = await asked();
    expect(answer.status).toBe(status);
    expect(headersOf(answer)).toMatchObject({
      ...ALWAYS,
      "content-security-policy": NO_DOCUMENT,
      "cache-control": cache,
    });
  });

  test("the site has a script and a style sheet whose names have a hash", () =>
    expect(hashed.map((file) => path.extname(file)).sort()).toEqual([".css", ".js"]));

  test("files and answers of the Worker have the same headers", () => {
    const read = (name: string) => readFileSync(path.join(root, "dist", name), "utf8");
    const [everywhere = ""] = read("_headers").split("\n\n");
    const table = [...everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name, value]) => [name, value]);
    expect(JSON.parse(read("_ids/headers.json"))).toEqual(table);
  });

  test.each([
    ["/api", { "X-Long": long }, 431],
    [`/api/leads?${long}`, {}, 414],
    ["/nulle-part", { "X-Long": long }, 431],
    [`/nulle-part?${long}`, {}, 414],
  ])("and a refusal is a French sentence, in JSON at /api: %.20s", async (address, headers, status) => {
    const answer = await askSite(address, { headers });
    const text = await answer.text();
    const sentence = address.startsWith("/api") ? JSON.parse(text).message : text.trimEnd();
    expect([answer.status, sentence]).toEqual([
      status,
      expect.stringMatching(/^[A-ZÀ-Ý].* trop longs?\.$|^Cette adresse est trop longue\.$/),
    ]);
  });
});

describe("the Content-Security-Policy", () => {
  test.each([
    ["of pages", () => pagesPolicy],
    ["of other files", () => NO_DOCUMENT],
  ])("%s has no flaw that Google’s CSP Evaluator calls serious", (_, policy) => {
    const findings = new CspEvaluator(new CspParser(policy()).csp).evaluate();
    expect(findings.filter(({ severity }) => severity <= Severity.HIGH)).toEqual([]);
  });

  test("allows no source that was not named", () => {
    for (const directive of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(pagesPolicy.split("; ")).toContain(directive);
  });
});

describe("no answer repeats a part of its request as markup", () => {
  const payload = `<script>alert(1)</script>"'`;
  test.each([
    ["the address", `/${encodeURIComponent(payload)}`, {}],
    ["the search", `/api?endpoint=${encodeURIComponent(payload)}&search=${encodeURIComponent(payload)}`, {}],
    ["a header", "/nulle-part", { "User-Agent": payload, Referer: "https://evil.example/" }],
  ])("%s", async (_, address, headers) => {
    expect(await (await askSite(address, { headers })).text()).not.toMatch(/<script>alert/);
  });
});
