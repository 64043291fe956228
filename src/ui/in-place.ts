import { flushSync } from "react-dom";

/**
 * Changes what stands in a place, without moving what is read below it: who has passed the place, or its beginning, sees the same words where they
 * were. Browsers that keep them there by themselves do not when the page is scrolled in the same frame, and Safari never does.
 */
export function changeInPlace(place: Element | null, change: () => void): void {
  const before = place?.getBoundingClientRect();
  flushSync(change);
  if (!place || !before || before.top >= 0 || before.bottom >= innerHeight) return;
  scrollBy({ top: place.getBoundingClientRect().bottom - before.bottom, behavior: "instant" });
}
