import { useAtomValue } from "jotai";
import { formatWeight } from "../../lib/weight";
import { Icon } from "../../ui/icon";
import { showToast } from "../toasts/show-toast";
import * as styles from "./eco.later.module.css";
import { chooseEco, ecoAtom } from "./eco-state";
import { usePageWeight } from "./page-weight";

export interface EcoToggleProps {
  /** Of an icon among others; without it, the toggle is a line of a menu. */
  readonly className?: string;
}

const LABEL = "Mode éco-données";
const PROMISE = "Mode éco-données : les photos attendent que vous les demandiez, rien n’est chargé d’avance.";

/** Turns the « mode éco-données » on and off, and says what the page has weighed so far. */
export function EcoToggle({ className }: EcoToggleProps) {
  const eco = useAtomValue(ecoAtom);
  const weight = `Cette page : ${formatWeight(usePageWeight())}`;
  const change = () => {
    chooseEco(!eco);
    showToast(eco ? "Mode éco-données désactivé." : PROMISE, "info", eco ? undefined : 5_000);
  };
  const state = { type: "button", "aria-pressed": eco, onClick: change } as const;
  if (className)
    return (
      <button {...state} className={`${className} ${styles.tool}`} aria-label={LABEL} title={`${LABEL} : ${eco ? "activé" : "désactivé"}. ${weight}`}>
        <Icon name="leaf" />
      </button>
    );
  return (
    <div className={styles.line}>
      <button {...state}>
        <Icon name="leaf" />
        {LABEL}
        <span aria-hidden="true">{eco ? "activé" : "désactivé"}</span>
      </button>
      <p className="small quiet">{weight}</p>
    </div>
  );
}
