import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { DAY } from "../../src/shared/dates/day";
import { today } from "../../src/shared/dates/dates";
import { memberOn } from "../support/account-popup";
import { build, loadedBuild } from "../support/build";
import { addressesOf, sample } from "../support/kinds";
import { unlikeOthers } from "../support/messages";
import { decide, keyOf, received } from "../support/reception";
import { differences } from "../support/releases";
import { fillInReview, reviewForm, sendReview } from "../support/review-form";
import { hydrate, visitors } from "../support/visitors";
import { wireRows } from "../support/wire-rows";

const visitor = visitors();

/** Amount in francs CFA by which the price is lowered. */
const LESS = 5_000;
/** Width of budget bands: each begins at a multiple of this amount, in francs CFA. */
const BAND = 5_000_000;

interface Sent {
  readonly car_id: number;
  readonly id_modele: number;
  readonly prix: number | null;
}
interface SentPromo {
  readonly id_modele: number;
  readonly prix_promo: number | null;
  readonly pour_tous: boolean;
}
const sent = await wireRows<Sent>("get_versions");
const promos = await wireRows<SentPromo>("get_promos");
const routeOf = (id: number) => {
  const page = addressesOf("version").find((address) => address.includes(`/${id}-`)) ?? "";
  const [, brand, model] = /\/marque\/([^/]+)\/modele\/([^/]+)\//.exec(page) ?? [];
  return { page, model: `/marque/${brand}/modele/${model}/`, compared: `-${brand}-${model}-` };
};
const comparisonsOf = (id: number) =>
  addressesOf("comparison").filter((address) => `-${address.split("/").at(-1)}-`.includes(routeOf(id).compared));

/**
 * The cheapest version of a model, which is shown on cards, in lists and in a comparison. No promo lowers its price, and no other car
 * has the same price or one so little lower that lists by price would change their order.
 */
const version = sent.find(({ car_id, id_modele, prix }) => {
  if (prix === null || Math.floor((prix - LESS) / BAND) !== Math.floor(prix / BAND)) return false;
  const others = sent.filter((other) => other.car_id !== car_id);
  const shown = [...others.map((other) => other.prix), ...promos.map(({ prix_promo }) => prix_promo)];
  return (
    !promos.some((promo) => promo.pour_tous && promo.id_modele === id_modele) &&
    others.every((other) => other.id_modele !== id_modele || (other.prix ?? Infinity) > prix) &&
    shown.every((price) => price === null || price > prix || price < prix - LESS) &&
    comparisonsOf(car_id).length > 0
  );
});
if (version?.prix == null) throw new Error("no version has a price that could be a little lower");
const VERSION = { id: version.car_id, ...routeOf(version.car_id) };
const isOfModel = (address: string) => address.replace(/\/\d+-([^/]+)$/, "/$1/").endsWith(VERSION.model);
/** Pages that compute other figures from that price: total costs and monthly costs, differences to other versions and other cars. */
const COUNTING = [
  VERSION.model,
  ...[...addressesOf("model").filter(isOfModel), ...comparisonsOf(VERSION.id)].map((address) => `${address.slice(1)}/`),
];
const spelled = (price: number) => ({
  asData: String(price),
  asShown: String(price).replace(/\B(?=(?:\d{3})+$)/g, "."),
});
const PRICE = spelled(version.prix - LESS);
const PRICE_BEFORE = spelled(version.prix);

/** Calls the control interface of the reference api.php (upstream/control). */
async function control(method: string, body?: unknown): Promise<void> {
  const answer = await fetch(`${process.env.API_BASE}/__control`, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Slug of the model that the member reviews. */
const REVIEWED = /\d+-([^/]*)$/.exec(sample("model"))?.[1] ?? "no model";

const textIn = (release: string, file: string) => readFileSync(path.join(release, file), "utf8");

/** All tests share two builds: a price is changed for the first and changed back for the second, which also publishes a review and is made by a process that was loaded before. */
const releases = { before: "", changed: "", after: "" };
const likes = unlikeOthers("Elle démarre toujours du premier coup.");
let author: { readonly page: Page; readonly name: string };

/** Sends a review as a member, and waits until it has reached the operators. */
async function review(): Promise<typeof author> {
  const page = await visitor({ device: "phone" });
  const { name } = await memberOn(page);
  await page.goto(sample("model"));
  await hydrate(page);
  await page.getByRole("button", { name: "Donner mon avis" }).tap();
  await reviewForm(page).waitFor();
  await fillInReview(page, likes);
  await sendReview(page);
  await vi.waitFor(async () => expect(await received()).toContain(likes), { timeout: 30_000, interval: 300 });
  return { page, name };
}

/** Time for two builds and the answers between them, in milliseconds. */
const BUILDS_LAST = 180_000;

/** The release to compare the builds with. What a build publishes depends on its day, so all three are of one day: builds wait for the next one when midnight is near, and a release of yesterday is built again. */
async function releaseOfToday(): Promise<string> {
  const untilMidnight = DAY - (Date.now() % DAY);
  if (untilMidnight < BUILDS_LAST) await sleep(untilMidnight);
  const served = realpathSync("dist");
  return path.basename(served).startsWith(today().replaceAll("-", "")) ? served : build();
}

beforeAll(async () => {
  author = await review();
  releases.before = await releaseOfToday();
  await control("POST", { endpoint: "get_versions", id: VERSION.id, set: { prix: Number(PRICE.asData) } });
  releases.changed = await build();
  const buildByLoaded = await loadedBuild();
  await control("DELETE");
  await decide(keyOf(await received(), likes), "publie");
  releases.after = await buildByLoaded();
}, 900_000);
afterAll(() => control("DELETE"));

test("a member’s review that the operator accepted is published by the next build, and its author sees that it is (long: a release takes over)", async () => {
  const reader = await visitor();
  const reviews = async () => {
    await reader.goto("/guide-auto/avis-des-automobilistes");
    return reader.locator("main").innerText();
  };
  await expect.poll(reviews, { timeout: 60_000, interval: 1_000 }).toContain(likes);
  await reader
    .locator("article")
    .filter({ hasText: likes })
    .getByText(new RegExp(`^${author.name}(?:, .+)?\\s· `))
    .waitFor();
  await author.page.goto("/mon-compte");
  await hydrate(author.page);
  await author.page
    .locator("main")
    .getByRole("listitem")
    .getByText(/ · publié$/)
    .waitFor();
});

/** The file of all prices, whose name contains a hash of its content. */
const INDEX = /^static\/cars-[0-9a-f]{10}\.json$/;
const NAMING_IT = ["page-data/ma-selection/page-data.json", "page-data/voitures-neuves/recherche/page-data.json"];
/** It says how many pages there are, among them the lists of the reviewed model. */
const COUNT_OF_PAGES = "_ids/build.json";
/** The page about the site, which counts its reviews. */
const COUNTING_REVIEWS = "a-propos-de-nous/";
/** The files with prices that the Worker reads. */
const FOR_THE_EDGE = ["_ids/new-cars.json", "_ids/prices.json", "_ids/search-index.json", "_ids/watched-cars.json"];
/** Files that the comparator reads. They are also named by their content, so the version's file and the index get new names, and so does the page's data that contains them. */
const ofComparator = (file: string) => file.startsWith("v/") || file === "page-data/comparateur/page-data.json";

// rule: site/same-bytes
test("a changed price only changes the pages that show it and the files of the search and of the comparator", () => {
  const all = differences(releases.before, releases.changed);
  expect(all.filter((file) => INDEX.test(file))).toHaveLength(2); // These are the file before the change and the one after it.
  expect(all.filter((file) => NAMING_IT.includes(file)).sort()).toEqual(NAMING_IT);
  expect([...new Set(all.filter(ofComparator).map((file) => file.replace(/-[0-9a-f]{10}\.json$/, "")))].sort()).toEqual(
    ["page-data/comparateur/page-data.json", `v/${VERSION.id}`, "v/index"],
  );
  expect(all.filter((file) => file.startsWith("_ids/")).sort()).toEqual(FOR_THE_EDGE);
  const changed = all.filter(
    (file) => !INDEX.test(file) && !NAMING_IT.includes(file) && !ofComparator(file) && !FOR_THE_EDGE.includes(file),
  );
  expect(changed.filter((file) => !/(?:\.html|\/page-data\.json)$/.test(file))).toEqual([]);
  expect(changed).toContain(`${VERSION.page.slice(1)}/index.html`);
  expect(
    changed.filter(
      (file) =>
        file.endsWith(".json") &&
        ![PRICE.asData, PRICE.asShown].some((price) => textIn(releases.changed, file).includes(price)),
    ),
  ).toEqual([]);
  // On all other pages only the price itself differs, which no other car has.
  const asBefore = (file: string) =>
    textIn(releases.changed, file)
      .replaceAll(PRICE.asShown, PRICE_BEFORE.asShown)
      .replaceAll(PRICE.asData, PRICE_BEFORE.asData);
  expect(
    changed.filter(
      (file) =>
        !COUNTING.some((counting) => file.includes(counting)) && asBefore(file) !== textIn(releases.before, file),
    ),
  ).toEqual([]);
});

/** Whether a file shows the reviewed model, whose rating is on cards and in lists. */
function showsReviewed(file: string): boolean {
  const release = existsSync(path.join(releases.after, file)) ? releases.after : releases.before;
  return (
    file.includes("guide-auto/avis-des-automobilistes/") ||
    NAMING_IT.includes(file) ||
    file === COUNT_OF_PAGES ||
    file.includes(COUNTING_REVIEWS) ||
    textIn(release, file).toLowerCase().includes(REVIEWED)
  );
}

// rule: site/same-bytes
// rule: site/loaded-build
test("changing the price back restores every byte, except where the reviewed model is shown", () => {
  expect(differences(releases.before, releases.after).filter((file) => !showsReviewed(file))).toEqual([]);
});
