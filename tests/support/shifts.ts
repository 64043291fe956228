import type { Page } from "playwright";

/** One shift of the layout: when, by the page’s clock in milliseconds, what moved, and how much of the screen. */
export interface Shift {
  readonly at: number;
  readonly value: number;
  readonly what: string;
}

/** Notes every shift of the layout from now on, those just after a touch too: a page that jumps under a finger is the worst. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { startTime, value, sources } = entry as PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] };
        shifts.push({ at: startTime, value, what: sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : "text")).join(" ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

export const shiftsOn = (page: Page) => page.evaluate(() => Reflect.get(window, "shifts") as readonly Shift[]);

/** The page’s clock, in milliseconds since it was asked for. */
export const clockOf = (page: Page) => page.evaluate(() => performance.now());
