/** A strip of photos, each as wide as it. */

/** Which photo stands in it. */
export const photoAt = ({ scrollLeft, clientWidth }: Pick<Element, "scrollLeft" | "clientWidth">) =>
  clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0;

export const scrollToPhoto = (strip: Element, index: number) =>
  strip.scrollTo({
    left: index * strip.clientWidth,
    behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
  });
