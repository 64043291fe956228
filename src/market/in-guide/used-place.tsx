import { type ReactNode, useEffect, useRef, useState } from "react";
import type { UsedOf } from "./used-of";

/** As far below the screen as cars must be asked for to be there, on a slow network, before who reads on is. */
const AHEAD = "1200px 0px";

/** Its page is at its limit of scripts: all but what watches the place comes once it is near. */
export function UsedPlace({ of, name }: UsedOf) {
  const place = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<ReactNode>();
  useEffect(() => {
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        void import("./used-near").then(({ showNear }) => showNear(place.current, of, name, setPart));
      },
      { rootMargin: AHEAD },
    );
    if (place.current) near.observe(place.current);
    return () => near.disconnect();
  }, [of, name]);
  return <div ref={place}>{part}</div>;
}
