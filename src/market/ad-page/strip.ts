/** A strip of photos, each as wide as the strip. */

/** The index of the photo in view. */
export const photoAt = ({ scrollLeft, clientWidth }: Pick<Element, "scrollLeft" | "clientWidth">) =>
  clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0;

export const scrollToPhoto = (strip: Element, index: number) =>
  strip.scrollTo({
    left: index * strip.clientWidth,
    behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
  });
