import { useEffect, useRef } from "react";
import * as form from "../../shared/ui/form/form.later.module.css";
import { Icon } from "../../shared/ui/icon";
import * as styles from "./lead-popup.later.module.css";
import { STEPS, type Step } from "./lead-steps";

interface Props {
  readonly step: Step;
  /** The step at which this popup begins. */
  readonly first: Step;
  readonly onBack: () => void;
}

/** Title of a step between the way back and the progress. The title takes the focus, so that screen readers announce the step. */
export function StepHead({ step, first, onBack }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const [place, all] = [Math.max(step - first, 0) + 1, STEPS.length - first];
  return (
    <div className={styles.step}>
      {step > first && (
        <button type="button" aria-label="Précédent" onClick={onBack}>
          <Icon name="arrow-left" size={24} />
        </button>
      )}
      <h3 ref={title} tabIndex={-1} aria-describedby="lead-progress">
        {STEPS[step]}
      </h3>
      <span id="lead-progress" className="small quiet">
        <span className="visually-hidden">Étape </span>
        {place} sur {all}
      </span>
      <progress className={form.road} value={place} max={all} aria-hidden="true" />
    </div>
  );
}
