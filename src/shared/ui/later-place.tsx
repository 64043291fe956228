import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";

interface Props {
  readonly load: () => Promise<ComponentType>;
  /** Shown until the component is loaded: a sentence, or a placeholder of the same height. */
  readonly waiting: ReactNode;
  /** Distance below the screen at which loading starts, in CSS pixels. */
  readonly ahead?: number;
}

/** Place of a component that is loaded once the scripts run and the place is near the screen or above it. */
export function LaterPlace({ load, waiting, ahead = 400 }: Props) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Part) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // The Worker renders places, too, and would bring react-dom with the second module.
        void Promise.all([load(), import("./in-place")]).then(([loaded, { changeInPlace }]) =>
          changeInPlace(place.current, () => setPart(() => loaded)),
        );
      },
      // The large top margin includes places above the screen, for a visitor who returns or reloads further down.
      { rootMargin: `9999px 0px ${ahead}px` },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [Part, load, ahead]);
  return (
    <>
      <div ref={place} className="live">
        {Part ? <Part /> : typeof waiting === "string" ? <p className="quiet">{waiting}</p> : waiting}
      </div>
      <noscript>
        <p className="quiet">Cette partie de la page a besoin de JavaScript.</p>
      </noscript>
    </>
  );
}
