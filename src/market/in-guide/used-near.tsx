import type { ReactNode } from "react";
import { changeInPlace } from "../../shared/ui/in-place";
import type { UsedOf } from "./used-of";

/** Runs its work once, as soon as the place meets the condition. */
function once(place: Element, isThere: (entry: IntersectionObserverEntry) => boolean, work: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(isThere)) return;
    observer.disconnect();
    work();
  });
  observer.observe(place);
}

/** Measured again, because the page may have been scrolled since the observer's callback. */
function isInView(place: Element): boolean {
  const { top } = place.getBoundingClientRect();
  return top >= 0 && top < innerHeight;
}

/**
 * Calls back in the first frame without scrolling since the frame before. Content inserted during a scroll stops its momentum in Safari, and
 * counts as a layout shift in Chromium.
 */
function atRest(work: () => void, before = Number.NaN): void {
  requestAnimationFrame(() => (scrollY === before ? work() : atRest(work, scrollY)));
}

/** Changes the place while it is out of view and the page is at rest, so that the text being read does not move. */
function unseen(place: Element, change: () => void): void {
  const changeUnlessSeen = () => (isInView(place) ? unseen(place, change) : changeInPlace(place, change));
  once(
    place,
    () => !isInView(place),
    () => atRest(changeUnlessSeen),
  );
}

/** Loads the used cars of a place that is near the screen, and shows them while it is out of view. */
export async function showNear(place: Element | null, wanted: UsedOf, show: (part: ReactNode) => void): Promise<void> {
  const { usedCars } = await import("./used-cars");
  const part = await usedCars(wanted);
  if (part && place) unseen(place, () => show(part));
}
