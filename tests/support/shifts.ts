import type { Page } from "playwright";

/** One shift of the layout: when, by the page’s clock in milliseconds, what moved, from where to where, and how much of the screen. */
export interface Shift {
  readonly at: number;
  readonly value: number;
  readonly what: string;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

function takeNoteOfShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { startTime, value, sources } = entry as LayoutShift;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${placeOf(previousRect)} → ${placeOf(currentRect)} ${node instanceof Element ? node.outerHTML.slice(0, 80) : "text"}`,
      );
      shifts.push({ at: startTime, value, what: moved.join(" | ") });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Notes every shift of the layout from now on, those just after a touch too: a page that jumps under a finger is the worst. */
export const noteShifts = (page: Page) => page.addInitScript(takeNoteOfShifts);

export const shiftsOn = (page: Page) => page.evaluate(() => Reflect.get(window, "shifts") as readonly Shift[]);

/** The page’s clock, in milliseconds since it was asked for. */
export const clockOf = (page: Page) => page.evaluate(() => performance.now());
