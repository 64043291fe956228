import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";

interface Props {
  readonly load: () => Promise<ComponentType>;
  /** Stands there until it comes: a sentence, or something as high. */
  readonly waiting: ReactNode;
  /** How far below the screen it is near, in CSS pixels. */
  readonly ahead?: number;
}

/** Where a part of the page comes once the application is there and the place is near, or was passed. */
export function LaterPlace({ load, waiting, ahead = 400 }: Props) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Part) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void load().then((loaded) => setPart(() => loaded));
      },
      // Whoever comes back, or reloads, further down has passed it.
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
