import { useAtomValue } from "jotai";
import { useLayoutEffect, useRef } from "react";
import { formatWeight } from "./weight";
import { Icon } from "../../shared/ui/icon";
import { useEffectEvent } from "../../shared/ui/use-effect-event";
import { showToast } from "../../shared/toasts/show-toast";
import * as styles from "./eco.later.module.css";
import { chooseEco, ecoAtom } from "./eco-state";
import { usePageWeight } from "./page-weight";

export interface EcoToggleProps {
  /** True for a small button in a bar, false for a line of a menu. */
  readonly inBar: boolean;
  /** True when the placeholder was pressed before this component was loaded: the change is carried out and the focus restored. */
  readonly pressed: boolean;
}

const LABEL = "Mode éco-données";
const PROMISE = "Mode éco-données : les photos attendent que vous les demandiez, rien n’est chargé d’avance.";

/** Turns the « mode éco-données » on and off, and shows how many bytes the page has loaded so far. */
export function EcoToggle({ inBar, pressed }: EcoToggleProps) {
  const button = useRef<HTMLButtonElement>(null);
  const eco = useAtomValue(ecoAtom);
  const bytes = usePageWeight();
  const weight = bytes === undefined ? "…" : formatWeight(bytes);
  const change = () => {
    chooseEco(!eco);
    showToast(eco ? "Mode éco-données désactivé." : PROMISE, "info", eco ? undefined : 5_000);
  };
  const goOn = useEffectEvent(() => {
    if (!pressed) return;
    button.current?.focus();
    change();
  });
  useLayoutEffect(goOn, [goOn]);
  const state = { ref: button, type: "button", "aria-pressed": eco, onClick: change } as const;
  if (inBar)
    return (
      <button
        {...state}
        className={`live ${styles.small}`}
        title={`${LABEL} : ${eco ? "activé" : "désactivé"}. Cette page : ${weight}`}
      >
        <Icon name="leaf" size={18} />
        <span className="visually-hidden">{LABEL}</span>
        {eco && <span>{weight}</span>}
      </button>
    );
  return (
    <div className={`live ${styles.line}`}>
      <button {...state}>
        <Icon name="leaf" />
        {LABEL}
        <span aria-hidden="true">{eco ? "activé" : "désactivé"}</span>
      </button>
      <p className="small quiet">Cette page&nbsp;: {weight}</p>
    </div>
  );
}
