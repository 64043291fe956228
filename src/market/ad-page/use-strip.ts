import { useRef, useState } from "react";

/** The index of the photo in view. */
const photoAt = ({ scrollLeft, clientWidth }: Element) => (clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0);

/**
 * A strip of photos, each as wide as the strip, which visitors swipe or go through step by step.
 * @param from index of the photo in view at first
 * @param count of photos
 */
export function useStrip(from: number, count: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(from);
  /** Where a step is still scrolling to: the next step goes on from there. */
  const wanted = useRef<number | null>(null);
  const show = (at: number) => {
    const { current: list } = strip;
    if (!list) return;
    wanted.current = Math.min(Math.max(at, 0), count - 1);
    list.scrollTo({
      left: wanted.current * list.clientWidth,
      behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
    });
  };
  const step = (by: number) => {
    if (strip.current) show((wanted.current ?? photoAt(strip.current)) + by);
  };
  return {
    index,
    /** Goes to the photo of an index. */
    show,
    step,
    /** Properties of the list. */
    list: {
      ref: strip,
      onScroll: ({ currentTarget }: { readonly currentTarget: Element }) => {
        const at = photoAt(currentTarget);
        if (at === wanted.current) wanted.current = null;
        setIndex(at);
      },
      // A finger takes over from a step.
      onPointerDown: () => void (wanted.current = null),
    },
    /** Goes a step by the arrow keys, which would scroll by a part of a photo. */
    onKeyDown: (event: { readonly key: string; preventDefault(): void }) => {
      const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      if (by === 0) return;
      event.preventDefault();
      step(by);
    },
  };
}
