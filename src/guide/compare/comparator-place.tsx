import { type ComponentType, useEffect, useState } from "react";
import { useArrivals } from "../../shared/address/use-arrivals";
import { Empty } from "../../shared/ui/empty";
import { Icon } from "../../shared/ui/icon";
import type { ComparatorProps } from "./comparator";
import * as styles from "./comparator-place.page.module.css";
import { isComparing } from "./compared-state";

const TOO_FEW = "Ajoutez au moins 2 voitures pour comparer.";
const LOADING = "Chargement de votre comparaison…";

/**
 * Where the comparator comes once there is something to compare, or to add; what is asked of it before, it does when it comes. The page as it is built
 * cannot know whether there is a comparison: it has both sentences, of which the sheet shows the one that is true.
 */
export function ComparatorPlace(props: Pick<ComparatorProps, "index" | "tools">) {
  const [Comparator, setComparator] = useState<ComponentType<ComparatorProps> | null>(null);
  const [adding, setAdding] = useState(false);
  const [comparing, setComparing] = useState<boolean | null>(null);
  useArrivals(() => setComparing(isComparing()));
  useEffect(() => {
    if (comparing || adding) void import("./comparator").then((loaded) => setComparator(() => loaded.Comparator));
  }, [comparing, adding]);
  if (Comparator) return <Comparator {...props} adding={adding} tooFew={TOO_FEW} loading={LOADING} />;
  return (
    <div className="stack" data-trayless="">
      <button type="button" className="button live" data-held={adding ? "" : undefined} onClick={() => setAdding(true)}>
        <Icon name="search" /> Ajouter une voiture
      </button>
      {comparing !== false && <p className={comparing ? "quiet" : `quiet ${styles.comparing}`}>{LOADING}</p>}
      {comparing !== true && (
        <div className={comparing === null ? styles.none : undefined}>
          <Empty sentence={TOO_FEW} />
        </div>
      )}
    </div>
  );
}
