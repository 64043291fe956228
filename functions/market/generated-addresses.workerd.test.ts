import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { headersFile } from "../../tests/faults/support/target";
import { SEED } from "../../tests/faults/support/seed";
import { few } from "../../tests/support/failing";
import { randomQuery, typed } from "../../tests/support/random-ads";
import { visit } from "../../tests/support/workerd/ad-page";
import { fillAds, rows } from "../../tests/support/workerd/ads";
import { slugify } from "../../src/shared/text/slug";
import { anAd, aSeller } from "../../tests/support/workerd/market";

const REQUESTS = 2_000;
const HOME = "/marche-doccasion";
const NASTY = '</script><img src=x onerror=alert(1)><script>alert(1)</script>"';
/** Whether what somebody typed stands in a page as markup. Inside a quoted attribute a `<` begins nothing. */
const runs = (html: string) => /<img src=x|<script>alert/i.test(html.replace(/="[^"]*"/g, ""));

const nasty = fc.oneof(fc.constantFrom(NASTY, "..", "__proto__", "%", "\u0000", "//evil.example"), typed);
/** Escaped as browsers do, or as it is. */
const written = fc.tuple(nasty, fc.boolean()).map(([text, asItIs]) => (asItIs ? text : encodeURIComponent(text)));
const far = fc.oneof(fc.nat(200), fc.nat(9_999), fc.constant(1e21)).map((page) => `page=${page}`);
const query = fc.oneof(
  { weight: 6, arbitrary: randomQuery },
  { weight: 1, arbitrary: far },
  { weight: 1, arbitrary: fc.tuple(randomQuery, far).map((both) => both.join("&")) },
  { weight: 1, arbitrary: written },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom("q", "marque", "version", "x"), written).map((both) => both.join("=")),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom("toyota,", "a", "%3Cscript%3Ealert", "q=x&")
      .map((part) => `marque=${part.repeat(2_000 / part.length)}`),
  },
);
const part = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("toyota", "Toyota", "hyundai", "tucson", "rav4", "2017", "1899", "20177") },
  { weight: 3, arbitrary: fc.constantFrom("ville", "yoff", "nulle-part", "budget", "5-a-8-millions", "selection") },
  { weight: 2, arbitrary: written },
  { weight: 1, arbitrary: fc.constantFrom("", "annonce", "vendeur", "rechercher", "alerte", "x".repeat(300)) },
);
const landings = fc
  .tuple(fc.array(part, { minLength: 1, maxLength: 4 }), fc.constantFrom("", "/"))
  .map(([parts, end]) => `${HOME}/${parts.join("/")}${end}`);
/** Of an ad whose model is called that. */
const ODD_SLUG = `-${slugify(`Hyundai ${NASTY} 2017`)}`;
const oneOf = (folder: string, ids: readonly string[]) =>
  fc
    .tuple(
      fc.oneof(fc.constantFrom(...ids), written),
      fc.oneof(fc.constantFrom("", "-hyundai-tucson-2017", ODD_SLUG, "-x"), written),
    )
    .map(([id, name]) => `${HOME}/${folder}/${id}${name}`);

// rule: market/search-served, market/landing-known, market/ad-address
test(`${REQUESTS} generated addresses of the market: no answer is a server error, has markup that somebody typed, lacks a header, or leads away (long: all are asked)`, {
  timeout: 180_000,
}, async () => {
  await fillAds();
  const typedBySeller = { model_name: NASTY, seller_name: NASTY, district: NASTY, description: NASTY, version: NASTY };
  const { id: seller, uid } = await aSeller({ type: "parking" });
  const odd = await anAd({ ...typedBySeller, seller_uid: uid, published_at: Date.now() });
  const waiting = await anAd({ state: "en_attente" });
  const sold = await anAd({ state: "vendue" });
  const online = (await rows("SELECT id FROM ads WHERE state = 'publiee' LIMIT 5")).map(({ id }) => String(id));
  const path = fc.oneof(
    { weight: 5, arbitrary: fc.constant(`${HOME}/rechercher`) },
    { weight: 1, arbitrary: fc.constantFrom(HOME, "/") },
    { weight: 3, arbitrary: landings },
    { weight: 2, arbitrary: oneOf("annonce", [odd, waiting, sold, ...online]) },
    { weight: 1, arbitrary: oneOf("vendeur", [seller]) },
  );
  const addresses = fc.sample(
    fc.tuple(path, fc.option(query)).map(([at, asked]) => (asked === null ? at : `${at}?${asked}`)),
    { numRuns: REQUESTS, seed: SEED },
  );
  const always = headersFile.parse(await (await env.ASSETS.fetch("https://assets.local/_ids/headers.json")).json());
  const statuses: Record<number, number> = {};
  const wrong: string[] = [];
  for (const [index, address] of addresses.entries()) {
    const answer = await visit(address);
    const { status, headers } = answer;
    statuses[status] = (statuses[status] ?? 0) + 1;
    const isWaiting = status === 503 && address.startsWith(`${HOME}/annonce/${waiting}`);
    const lacking = always.filter(([name, value]) => headers.get(name) !== value).map(([name]) => name);
    const to = headers.get("Location");
    const faults = [
      status >= 500 && !isWaiting && `status ${status}`,
      runs(await answer.text()) && "markup",
      ...lacking,
      to !== null && !/^\/marche-doccasion(?:[/?]|$)/.test(to) && `leads to ${to}`,
    ].filter(Boolean);
    if (faults.length > 0) wrong.push(`SEED=${SEED}, address ${index}, ${faults.join()}: ${address.slice(0, 300)}`);
  }
  expect(few(wrong)).toEqual([]);
  // Pages, redirects and what is not found are all among the answers.
  for (const status of [200, 301, 302, 404, 503]) expect(statuses[status], JSON.stringify(statuses)).toBeGreaterThan(0);
});
