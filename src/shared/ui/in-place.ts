import { flushSync } from "react-dom";

/**
 * Changes the content of a place without moving the content below it: a visitor who has scrolled past its beginning sees the same text at the same
 * position. The scroll anchoring of browsers fails when the page is scrolled in the same frame, and Safari has none.
 */
export function changeInPlace(place: Element | null, change: () => void): void {
  if (!place) {
    flushSync(change);
    return;
  }
  const { top, bottom } = place.getBoundingClientRect();
  const next = topOfNext(place);
  flushSync(change);
  if (top < 0 && bottom < innerHeight) scrollBy({ top: topOfNext(place) - next, behavior: "instant" });
}

/** Top of the next element that is shown, because the bottom of the place does not include the margin of its new content. */
function topOfNext(place: Element): number {
  let next = place.nextElementSibling;
  while (next && next.getClientRects().length === 0) next = next.nextElementSibling;
  return next?.getBoundingClientRect().top ?? place.getBoundingClientRect().bottom;
}
