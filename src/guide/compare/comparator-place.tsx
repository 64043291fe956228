import { type ComponentType, useEffect, useState } from "react";
import { useArrivals } from "../../shared/address/use-arrivals";
import { Icon } from "../../shared/ui/icon";
import type { ComparatorProps } from "./comparator";
import * as styles from "./comparator-place.page.module.css";
import { isComparing } from "./compared-state";
import { FreePlaces } from "./free-places";
import { Waiting } from "./waiting";

const TOO_FEW = "Ajoutez au moins 2 voitures pour comparer.";
const LOADING = "Votre comparaison arrive…";

interface PlaceProps extends Pick<ComparatorProps, "index" | "used" | "tools" | "outlines" | "loan"> {
  /** What the comparator does, said until there is a comparison, which then begins as high as can be. */
  readonly lead: string;
}

/**
 * Place of the comparator, which is loaded once there is a car to compare or to add; a press of « Choisir » before that is carried out after loading.
 * The built page cannot know whether there is a comparison, so it contains both beginnings and the stylesheet shows the right one.
 */
export function ComparatorPlace({ lead, ...props }: PlaceProps) {
  const [Comparator, setComparator] = useState<ComponentType<ComparatorProps> | null>(null);
  const [adding, setAdding] = useState(false);
  const [comparing, setComparing] = useState<boolean | null>(null);
  useArrivals(() => setComparing(isComparing()));
  useEffect(() => {
    if (comparing || adding) void import("./comparator").then((loaded) => setComparator(() => loaded.Comparator));
  }, [comparing, adding]);
  if (Comparator) return <Comparator {...props} adding={adding} tooFew={TOO_FEW} loading={LOADING} />;
  return (
    <div className={styles.place} data-trayless="">
      {comparing !== false && (
        <div className={comparing ? undefined : styles.comparing}>
          <div className="chips no-print">
            <button
              type="button"
              className="chip live"
              data-held={adding ? "" : undefined}
              onClick={() => setAdding(true)}
            >
              <Icon name="search" /> Ajouter une voiture
            </button>
          </div>
          <p className={styles.sentence}>{LOADING}</p>
          <Waiting />
        </div>
      )}
      {comparing !== true && (
        <div className={comparing === null ? styles.none : undefined}>
          <p className={`quiet ${styles.lead}`}>{lead}</p>
          <FreePlaces outlines={props.outlines} tooFew={TOO_FEW} held={adding} onChoose={() => setAdding(true)} />
        </div>
      )}
    </div>
  );
}
