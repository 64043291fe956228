import { type ComponentType, useEffect, useState } from "react";
import { Empty } from "../../ui/empty";
import { Icon } from "../../ui/icon";
import type { ComparatorProps } from "./comparator";

/** MARKET § 2.4. */
const TOO_FEW = "Ajoutez au moins 2 voitures pour comparer.";

/** Where the comparator comes once the application is there; what is asked of it before, it does when it comes. */
export function ComparatorPlace(props: Pick<ComparatorProps, "index" | "location" | "tools">) {
  const [Comparator, setComparator] = useState<ComponentType<ComparatorProps> | null>(null);
  const [adding, setAdding] = useState(false);
  useEffect(() => void import("./comparator").then((loaded) => setComparator(() => loaded.Comparator)), []);
  if (Comparator) return <Comparator {...props} adding={adding} tooFew={TOO_FEW} />;
  return (
    <div className="stack" data-trayless="">
      <button type="button" className="button live" data-held={adding ? "" : undefined} onClick={() => setAdding(true)}>
        <Icon name="search" /> Ajouter une voiture
      </button>
      <Empty sentence={TOO_FEW} />
    </div>
  );
}
