import type { Page } from "playwright";

/** A layout shift: its time by the page’s clock in milliseconds, the element that moved, its old and new position, and the share of the screen. */
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

/** Records every layout shift from now on, including those just after a touch, which are the most disturbing. */
export const noteShifts = (page: Page) => page.addInitScript(takeNoteOfShifts);

export const shiftsOn = (page: Page) => page.evaluate(() => Reflect.get(window, "shifts") as readonly Shift[]);

/** The page’s clock, in milliseconds since its navigation started. */
export const clockOf = (page: Page) => page.evaluate(() => performance.now());
