import { type ReactNode, useEffect, useRef, useState } from "react";
import type { UsedOf } from "./used-of";

/** The distance below the screen at which the cars are requested, so that they arrive on a slow network before the reader gets there. */
const AHEAD = "1200px 0px";

interface Props extends UsedOf {
  /** Path of the landing page of these cars. */
  readonly path: string;
  /** What stands before the link to that page, in the same row. */
  readonly children?: ReactNode;
}

/** A link to the used cars, before any script, and the place of their figures. The page is at its script budget: everything except the observer loads once the place is near. */
export function UsedPlace({ of, name, articled, path, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<ReactNode>();
  useEffect(() => {
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        near.disconnect();
        void import("./used-near").then(({ showNear }) => showNear(place.current, { of, name, articled }, setPart));
      },
      { rootMargin: AHEAD },
    );
    if (place.current) near.observe(place.current);
    return () => near.disconnect();
  }, [of, name, articled]);
  const link = <a className="chip" href={path}>{`${name} d’occasion`}</a>;
  return (
    <>
      {children ? (
        <div className="chips">
          {children}
          {link}
        </div>
      ) : (
        link
      )}
      <div ref={place}>{part}</div>
    </>
  );
}
