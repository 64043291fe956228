import type { FormEvent, ReactNode, RefObject } from "react";
import * as form from "../../shared/ui/form/form.later.module.css";
import * as styles from "./posting.later.module.css";
import { SCREEN_TITLES, type Screen, SCREENS } from "./screens";

interface Props {
  readonly screen: Screen;
  readonly element?: RefObject<HTMLFormElement>;
  readonly onSubmit: (event: FormEvent) => void;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onBack: (() => void) | null;
  readonly next?: string;
  readonly children: ReactNode;
}

/** A screen of the form: the progress, the fields, « Retour » and « Continuer ». */
export function StepFrame({ screen, element, onSubmit, busy, failure, onBack, next = "Continuer", children }: Props) {
  const place = SCREENS.indexOf(screen) + 1;
  return (
    <form ref={element} noValidate onSubmit={onSubmit} className={styles.step}>
      <p className={styles.progress}>
        Étape {place} sur {SCREENS.length}
        <progress className={form.road} value={place} max={SCREENS.length} aria-hidden="true" />
      </p>
      <h2 data-step={screen} tabIndex={-1} className={styles.title}>
        {SCREEN_TITLES[screen]}
      </h2>
      {children}
      {failure && (
        <p role="alert" className={form.failed}>
          {failure}
        </p>
      )}
      <div className={form.actions}>
        {onBack && (
          <button type="button" className="button plain" onClick={onBack}>
            Retour
          </button>
        )}
        <button className="button" aria-disabled={busy || undefined}>
          {busy ? "Un instant…" : next}
        </button>
      </div>
    </form>
  );
}
