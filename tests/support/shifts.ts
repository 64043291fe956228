import type { Page } from "playwright";

/** One shift of the layout: what moved, and how much of the screen. */
export interface Shift {
  readonly value: number;
  readonly what: string;
}

/**
 * Notes every shift of the layout from now on, those just after a touch too: a page that jumps under a finger is the worst.
 * @returns what takes the shifts noted since it was last asked
 */
export async function noteShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
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
  return () => page.evaluate(() => (Reflect.get(window, "shifts") as Shift[]).splice(0));
}
