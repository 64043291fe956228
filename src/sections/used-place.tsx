import { type ReactNode, useEffect, useRef, useState } from "react";

/** Used cars of a brand or of a model, by their names: nothing as built; they come when the place is near. */
export interface UsedOf {
  of: "marque" | "modele";
  name: string;
}

/** Its page is at its limit of scripts: even what watches the place comes later. */
export function UsedPlace(used: UsedOf) {
  const place = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<ReactNode>();
  useEffect(() => void import("./used-near").then(({ showNear }) => showNear(place.current, used, setPart)), []);
  return <div ref={place}>{part}</div>;
}
