import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { samples } from "../support/kinds";
import { hydrate, settle, visitors } from "../support/visitors";

const visitor = visitors();
const MOST = 0.02;

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
        shifts.push({ value, what: sources.map(({ node }) => (node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : "text")).join(" ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "shifts") as readonly Shift[]);
}

/** Down to the end as a reader does, a screen at a time, each screen painted. */
const readToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (let top = 0; top < document.documentElement.scrollHeight && top < 20_000; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await painted();
    }
  });

describe.each(["phone", "desktop"] as const)("on a %s, the layout stays where it is while the page loads, comes alive and is read", (device) => {
  test.each(samples)("the kind « %s »", async (_, address) => {
    const page = await visitor({ device });
    const shifts = await noteShifts(page);
    await page.goto(address);
    await settle(page);
    await hydrate(page);
    await readToTheEnd(page);
    await settle(page);
    const all = await shifts();
    expect(all.reduce((sum, { value }) => sum + value, 0), JSON.stringify(all)).toBeLessThan(MOST);
  });
});
