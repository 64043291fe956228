import type { Page, Request } from "playwright";
import { expect, vi } from "vitest";
import { FRAME, violations } from "./axe";
import { firstScreenProblems } from "./first-screen";
import { receive, type Received } from "./first-view";
import { samples } from "./kinds";
import { sidewaysOn, smallTargetsOn } from "./layout";
import { marketKinds } from "./market-kinds";
import { emulator } from "./members";
import { clockOf, noteShifts, type Shift, shiftsOn } from "./shifts";
import { hydrate, painted, settle, siteUrl, type Trouble, troubleOn } from "./visitors";

export const MISSING = "/cette-page-n-existe-pas";
/** One page of every kind, and one that does not exist. */
export const everyKind = [...samples, ...(await marketKinds(siteUrl)), ["404", MISSING] as const];

const SMALL_PHONE = { width: 360, height: 740 };
/** Size in CSS pixels of a screen of 1280 × 1024 zoomed to 200 %. */
const ZOOMED = { width: 640, height: 512 };

/** Text, links and title of a page. */
interface Content {
  readonly words: string;
  readonly links: readonly string[];
  readonly title: string;
}

/** Everything that one visit of a page found. */
export interface Findings {
  /** Responses that a phone received before the page was touched. */
  readonly received: readonly Received[];
  /** Violations that axe finds in both themes. */
  readonly violations: readonly string[];
  /** Overflow on the narrowest screen: a phone of 360 pixels, or a desktop zoomed to 200 %. */
  readonly narrow: Awaited<ReturnType<typeof sidewaysOn>>;
  readonly smallTargets: readonly string[];
  /** What is wrong with the first screen of a small phone. */
  readonly firstScreen: readonly string[];
  /** Content before scripts run, and with them. */
  readonly built: Content;
  readonly alive: Content;
  readonly shifts: readonly Shift[];
  /** Scripts and requests of the identity provider. */
  readonly ofAccounts: readonly string[];
  readonly troubles: readonly Trouble[];
}

/** Names that only the accounts SDK contains: its database and its host. Only pages that require an account may load it. */
const OF_ACCOUNTS = /firebaseLocalStorageDb|identitytoolkit/;
const isAskedOfAccounts = (url: string) =>
  (emulator !== "" && url.startsWith(emulator)) || /googleapis|apis\.google/.test(url);

/** Watches all requests and all scripts, prefetched or run. @returns a function that lists the addresses of those that belong to accounts */
function noteAccounts(page: Page): () => Promise<readonly string[]> {
  const found: Promise<string | null>[] = [];
  page.on("request", (request) => isAskedOfAccounts(request.url()) && found.push(Promise.resolve(request.url())));
  page.on("response", (response) => {
    if (response.url().endsWith(".js"))
      found.push(
        response.text().then(
          (text) => (OF_ACCOUNTS.test(text) ? response.url() : null),
          () => null,
        ),
      );
  });
  return async () => (await Promise.all(found)).filter((url) => url !== null);
}

/**
 * Content of the page, without Gatsby’s route announcer, without the controls that need scripts (`live`), which scripts may show, and without what
 * depends on the hour (`data-now`), which no built page can say.
 */
const contentOf = (page: Page): Promise<Content> =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>(".live, [data-now]")];
    for (const { style } of controls) style.display = "none"; // They are shown again before the next frame, so that the change is never painted.
    const words = document.body.innerText.replace(/\n?Navigated to .*$/s, "");
    for (const { style } of controls) style.display = "";
    return { words, links: [...document.links].map(({ href }) => href), title: document.title };
  });

declare global {
  interface Window {
    letCome?: () => void;
  }
}

/** Holds back responses of the Worker from now on. Ads that arrive during hydration would look like text that hydration changed. */
async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const ask = window.fetch;
    const held = new Promise<void>((come) => {
      window.letCome = come;
    });
    window.fetch = async (...asked) => {
      if (String(asked[0]).startsWith("/api/")) await held;
      return ask(...asked);
    };
  });
  return () => page.evaluate(() => window.letCome?.());
}

/** Scroll step in CSS pixels. Lazy content is requested 600 pixels before it is visible. */
const STEP = 560;
/** Maximum number of steps, about thirty screens of a desktop. */
const MAX_STEPS = 50;

/** Scrolls to the end as a reader does: each step is painted, and its requests have finished, before the next step. */
async function readToTheEnd(page: Page): Promise<void> {
  const open = new Set<Request>();
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  const further = () =>
    page.evaluate((top) => {
      const isLast = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      if (!isLast) scrollBy({ top, behavior: "instant" });
      return !isLast;
    }, STEP);
  for (let steps = 0; steps < MAX_STEPS && (await further()); steps += 1) {
    await painted(page);
    await vi.waitFor(() => expect(open.size).toBe(0), { timeout: 15_000 });
  }
}

/** Checks the page on a narrower screen, then restores the screen size. */
async function onNarrowScreen(page: Page, screen: { width: number; height: number }, kind: string) {
  const before = page.viewportSize();
  await page.setViewportSize(screen);
  await painted(page);
  const found = {
    narrow: await sidewaysOn(page),
    smallTargets: await smallTargetsOn(page),
    firstScreen: screen === SMALL_PHONE ? await firstScreenProblems(page, kind) : [],
  };
  if (before) await page.setViewportSize(before);
  await painted(page);
  return found;
}

/**
 * Violations of a page. What floats over it, the help button and a phone's bar of actions, covers other links at each position of the page, and the
 * visitor scrolls them out from under it: axe would report whichever is there. The home page is checked with it.
 */
async function violationsOn(page: Page, address: string): Promise<readonly string[]> {
  if (address === "/") return violations(page);
  const show = (visibility: string) =>
    page.evaluate((value) => {
      for (const element of document.querySelectorAll<HTMLElement>("body *"))
        if (/fixed|sticky/.test(getComputedStyle(element).position)) element.style.visibility = value;
    }, visibility);
  await show("hidden");
  const found = await violations(page, { besides: FRAME });
  await show("");
  return found;
}

/**
 * Visits a page once: loads it, checks it in both themes and on a narrower screen, touches it, scrolls to
 * its end, and closes it.
 */
export async function visitPage(
  page: Page,
  device: "phone" | "desktop",
  { kind, address }: { readonly kind: string; readonly address: string },
): Promise<Findings> {
  await noteShifts(page);
  const ofAccounts = noteAccounts(page);
  // On a desktop, prefetched files have no body that could be measured.
  const received = device === "phone" ? receive(page) : async () => [];
  await page.goto(address);
  await settle(page);
  const firstView = await received();
  const looksAt = await clockOf(page);
  const found = await violationsOn(page, address);
  const narrow = await onNarrowScreen(page, device === "phone" ? SMALL_PHONE : ZOOMED, kind);
  const looked = await clockOf(page);
  const built = await contentOf(page);
  const letCome = await holdAnswers(page);
  await hydrate(page);
  const alive = await contentOf(page);
  await letCome();
  await settle(page); // A reader does not reach the end before the content nearby has loaded.
  await readToTheEnd(page);
  await settle(page);
  // Movements caused by another theme or another screen size do not count as layout shifts.
  const shifts = (await shiftsOn(page)).filter(({ at }) => at < looksAt || at > looked);
  const findings = {
    received: firstView,
    violations: found,
    ...narrow,
    built,
    alive,
    shifts,
    ofAccounts: await ofAccounts(),
    troubles: await troubleOn(page),
  };
  await page.context().close();
  return findings;
}
