import type { Page, Request } from "playwright";
import { expect, vi } from "vitest";
import { FRAME, violations } from "./axe";
import { receive, type Received } from "./first-view";
import { samples } from "./kinds";
import { sidewaysOn, smallTargetsOn } from "./layout";
import { emulator } from "./members";
import { clockOf, noteShifts, type Shift, shiftsOn } from "./shifts";
import { hydrate, painted, settle, type Trouble, troubleOn } from "./visitors";

export const MISSING = "/cette-page-n-existe-pas";
/** One page of every kind, and one that is not there. */
export const everyKind = [...samples, ["404", MISSING] as const];

const SMALL_PHONE = { width: 360, height: 740 };
/** What zooming to 200 % makes of a screen of 1280 × 1024. */
const ZOOMED = { width: 640, height: 512 };

/** What a visitor reads and follows. */
interface Content {
  readonly words: string;
  readonly links: readonly string[];
  readonly title: string;
}

/** All that one visit of a page found. */
export interface Findings {
  /** What a phone got before the page was touched. */
  readonly received: readonly Received[];
  /** What axe finds, in both themes. */
  readonly violations: readonly string[];
  /** On the narrowest screen: a phone of 360 pixels, a desktop zoomed to 200 %. */
  readonly narrow: Awaited<ReturnType<typeof sidewaysOn>>;
  readonly smallTargets: readonly string[];
  /** Before scripts, and with them. */
  readonly built: Content;
  readonly alive: Content;
  readonly shifts: readonly Shift[];
  /** What came of the provider of accounts. */
  readonly ofAccounts: readonly string[];
  readonly troubles: readonly Trouble[];
}

/** What the SDK of accounts calls its store, and whom it asks: no page but those that ask for an account has it. */
const OF_ACCOUNTS = /firebaseLocalStorageDb|identitytoolkit/;
const isAskedOfAccounts = (url: string) =>
  (emulator !== "" && url.startsWith(emulator)) || /googleapis|apis\.google/.test(url);

/** All scripts that come, fetched ahead or run, and all requests. @returns those that are the accounts’ */
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

/** Without the controls that need scripts (`live`), which may come with them, and Gatsby’s route announcer. */
const contentOf = (page: Page): Promise<Content> =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>(".live")];
    for (const { style } of controls) style.display = "none"; // They are back before the next frame, so that nothing of it is painted.
    const words = document.body.innerText.replace(/\n?Navigated to .*$/s, "");
    for (const { style } of controls) style.display = "";
    return { words, links: [...document.links].map(({ href }) => href), title: document.title };
  });

declare global {
  interface Window {
    letCome?: () => void;
  }
}

/** What the Worker is asked for from now on waits: ads that come while the page comes alive would be words that it changed. */
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

/** CSS pixels: what comes late is asked for 600 before it is seen. */
const STEP = 560;
/** As far as thirty screens of a desktop. */
const MAX_STEPS = 50;

/** Down to the end as a reader does, who goes on once what is near has come, each step painted. */
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

/** The page on a narrower screen, then as it was. */
async function onNarrowScreen(page: Page, screen: { width: number; height: number }) {
  const before = page.viewportSize();
  await page.setViewportSize(screen);
  await painted(page);
  const found = { narrow: await sidewaysOn(page), smallTargets: await smallTargetsOn(page) };
  if (before) await page.setViewportSize(before);
  await painted(page);
  return found;
}

/**
 * One visit of a page by somebody who loads it, looks at it in both themes and on a narrower screen, touches it, and reads it to
 * its end; the visitor then leaves.
 */
export async function visitPage(page: Page, device: "phone" | "desktop", address: string): Promise<Findings> {
  await noteShifts(page);
  const ofAccounts = noteAccounts(page);
  // What a desktop fetches ahead has no body that could be weighed.
  const received = device === "phone" ? receive(page) : async () => [];
  await page.goto(address);
  await settle(page);
  const firstView = await received();
  const looksAt = await clockOf(page);
  const found = await violations(page, address === "/" ? {} : { besides: FRAME });
  const narrow = await onNarrowScreen(page, device === "phone" ? SMALL_PHONE : ZOOMED);
  const looked = await clockOf(page);
  const built = await contentOf(page);
  const letCome = await holdAnswers(page);
  await hydrate(page);
  const alive = await contentOf(page);
  await letCome();
  await settle(page); // Nobody is at the end before what is near has come.
  await readToTheEnd(page);
  await settle(page);
  // What another theme and another screen move is no shift of the page.
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
