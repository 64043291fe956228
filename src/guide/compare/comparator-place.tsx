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
 * Place of the comparator, which is loaded once there is a car to compare or to add; « Ajouter » pressed before that is carried out after loading.
 * The built page cannot know whether there is a comparison, so it contains both sentences and the stylesheet shows the right one.
 */
export function ComparatorPlace(props: Pick<ComparatorProps, "index" | "used" | "tools">) {
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
