import type { ReactNode } from "react";
import { changeInPlace } from "../../shared/ui/in-place";
import type { UsedOf } from "./used-of";

/** Does its work once, as soon as the place is where it is asked to be. */
function once(place: Element, isThere: (entry: IntersectionObserverEntry) => boolean, work: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(isThere)) return;
    observer.disconnect();
    work();
  });
  observer.observe(place);
}

/** The page may have been scrolled since the observer looked. */
function isInView(place: Element): boolean {
  const { top } = place.getBoundingClientRect();
  return top >= 0 && top < innerHeight;
}

/**
 * Calls back in the first frame before which nothing was scrolled: what is put in while the page moves stops its momentum in Safari, and
 * counts as a shift of the layout in Chromium.
 */
function atRest(work: () => void, before = Number.NaN): void {
  requestAnimationFrame(() => (scrollY === before ? work() : atRest(work, scrollY)));
}

/** Changes the place while nobody looks at it, and while the page is at rest: what is being read does not move. */
function unseen(place: Element, change: () => void): void {
  const changeUnlessSeen = () => (isInView(place) ? unseen(place, change) : changeInPlace(place, change));
  once(
    place,
    () => !isInView(place),
    () => atRest(changeUnlessSeen),
  );
}

/** Reads the used cars of a place that is near, and shows them while nobody looks at it. */
export async function showNear(
  place: Element | null,
  of: UsedOf["of"],
  name: string,
  show: (part: ReactNode) => void,
): Promise<void> {
  const { usedCars } = await import("./used-cars");
  const part = await usedCars({ of, name });
  if (part && place) unseen(place, () => show(part));
}
