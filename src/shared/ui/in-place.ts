import { flushSync } from "react-dom";

/**
 * Changes what stands in a place, without moving what is read below it: who has passed the place, or its beginning, sees the same words where they
 * were. Browsers that keep them there by themselves do not when the page is scrolled in the same frame, and Safari never does.
 */
export function changeInPlace(place: Element | null, change: () => void): void {
  if (!place) {
    flushSync(change);
    return;
  }
  const { top, bottom } = place.getBoundingClientRect();
  const next = beginningOfNext(place);
  flushSync(change);
  if (top < 0 && bottom < innerHeight) scrollBy({ top: beginningOfNext(place) - next, behavior: "instant" });
}

/** The end of the place leaves out the margin of what comes into it. */
const beginningOfNext = (place: Element) =>
  place.nextElementSibling?.getBoundingClientRect().top ?? place.getBoundingClientRect().bottom;
