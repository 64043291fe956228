import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { samples } from "../support/kinds";
import { hydrate, settle, troubleOn, visitors } from "../support/visitors";

const visitor = visitors();

const MOST_SHIFT = 0.02;
const MISSING = "/cette-page-n-existe-pas";

interface Shift {
  readonly value: number;
  readonly what: string;
}

/** Notes every shift of the layout, those just after a touch too: a page that jumps under a finger is the worst. */
async function noteShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] };
        shifts.push({ value, what: sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : "text")).join(" ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "shifts") as readonly Shift[]);
}

/** What the SDK of accounts calls its store: no page but those that ask for an account has it. */
const ACCOUNTS = "firebaseLocalStorageDb";

/** All scripts that come, fetched ahead or run. @returns which of them bring the SDK of accounts */
function noteAccounts(page: Page): () => Promise<readonly string[]> {
  const scripts: Promise<string | null>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text().then((text) => (text.includes(ACCOUNTS) ? response.url() : null), () => null));
  });
  return async () => (await Promise.all(scripts)).filter((address) => address !== null);
}

/** Down to the end as a reader does, a screen further at a time, wherever the page has put them, each screen painted. */
const readToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const seen = () => scrollY + innerHeight;
    for (let screens = 0; seen() < document.documentElement.scrollHeight - 1 && screens < 30; screens += 1) {
      scrollBy({ top: innerHeight, behavior: "instant" });
      await painted();
    }
  });

/** What a visitor reads and follows: without the controls that need scripts (`live`), which may come with them, and Gatsby's route announcer. */
const contentOf = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>(".live")];
    for (const { style } of controls) style.display = "none"; // and back before the next frame: nothing of it is painted
    const words = document.body.innerText.replace(/\n?Navigated to .*$/s, "");
    for (const { style } of controls) style.display = "";
    return { words, links: [...document.links].map(({ href }) => href), title: document.title };
  });

describe.each(["phone", "desktop"] as const)("on a %s, a page loads, comes alive and is read to its end", (device) => {
  test.each([...samples, ["404", MISSING] as const])("the kind « %s »: no error or breach of the policy, no word or link changed, nothing shifted", async (_, address) => {
    const page = await visitor({ device });
    const shifts = await noteShifts(page);
    const accounts = noteAccounts(page);
    await page.goto(address);
    await settle(page);
    const built = await contentOf(page);
    await hydrate(page);
    expect.soft(await contentOf(page)).toEqual(built);
    await settle(page); // nobody is at the end before what is near has come
    await readToTheEnd(page);
    await settle(page);
    const shifted = await shifts();
    expect.soft(shifted.reduce((sum, { value }) => sum + value, 0), JSON.stringify(shifted)).toBeLessThan(MOST_SHIFT);
    expect.soft(await accounts()).toEqual([]);
    // The browser itself reports a page whose status is 404.
    expect.soft((await troubleOn(page)).filter(({ what }) => !what.endsWith(`${MISSING})`))).toEqual([]);
  });
});
