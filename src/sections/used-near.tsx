import type { ReactNode } from "react";
import type { UsedOf } from "./used-place";

/** What grows above the focus does not push it out of sight: who goes by keys went on while the cars were on their way. */
function keepFocusInView(place: Element): void {
  const page = place.parentElement ?? place; // the place's own height leaves out the margin that comes with it
  let height = page.clientHeight;
  new ResizeObserver(() => {
    const grown = page.clientHeight - height;
    height += grown;
    const focus = document.activeElement;
    const top = focus?.getBoundingClientRect().top ?? 0;
    if (top >= innerHeight && top - grown < innerHeight) focus?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }).observe(place);
}

/** Shows the used cars once their place is about to be seen. */
export function showNear(place: Element | null, used: UsedOf, show: (part: ReactNode) => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void import("./used-cars").then(({ UsedCars }) => show(<UsedCars {...used} />));
    },
    { rootMargin: "600px 0px" },
  );
  if (!place) return;
  observer.observe(place);
  keepFocusInView(place);
}
