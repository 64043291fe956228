import type { Page } from "playwright";

/** One shift of the layout: when, by the page’s clock in milliseconds, what moved, from where to where, and how much of the screen. */
export interface Shift {
  readonly at: number;
  readonly value: number;
  readonly what: string;
}

declare global {
  interface Window {
    shifts?: Shift[];
    /** When the page had the width of its screen, by its clock in milliseconds. */
    sizedAt?: number;
  }
}

function takeNoteOfShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts, sizedAt: 0 });
  const sized = () => {
    window.sizedAt = performance.now();
  };
  // The frame after the one that has the new width: what that width moved is older, what comes later is the page’s doing.
  if (innerWidth !== screen.width) addEventListener("resize", () => requestAnimationFrame(() => requestAnimationFrame(sized)), { once: true });
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { startTime, value, sources } = entry as LayoutShift;
      const moved = sources.map(({ node, previousRect, currentRect }) => `${placeOf(previousRect)} → ${placeOf(currentRect)} ${node instanceof Element ? node.outerHTML.slice(0, 80) : "text"}`);
      shifts.push({ at: startTime, value, what: moved.join(" | ") });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly }[];
}

/** Notes every shift of the layout from now on, those just after a touch too: a page that jumps under a finger is the worst. */
export const noteShifts = (page: Page) => page.addInitScript(takeNoteOfShifts);

/** A phone lays a document out on a desktop’s width until it has read its `viewport`: what that change of width moves is no shift. */
export const shiftsOn = (page: Page) => page.evaluate(() => (window.shifts ?? []).filter(({ at }) => at > (window.sizedAt ?? 0)));

/** The page’s clock, in milliseconds since it was asked for. */
export const clockOf = (page: Page) => page.evaluate(() => performance.now());
