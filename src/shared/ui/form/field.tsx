import { type ReactNode, useId } from "react";
import { spaced } from "../spaced";
import * as styles from "./form.later.module.css";

interface Props {
  readonly label: ReactNode;
  /** Help text. */
  readonly hint?: ReactNode;
  /** Error sentence. */
  readonly error: string | undefined;
  readonly optional?: boolean;
  /** Renders the control with the attributes that connect it to its label, hint and error. */
  readonly children: (ties: Ties) => ReactNode;
}

interface Ties {
  readonly id: string;
  readonly "aria-required": boolean;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby": string | undefined;
}

/** A form control with its label and hint above and its error below. */
export function Field({ label, hint, error, optional = false, children }: Props) {
  const id = useId();
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {spaced(label)}
        {optional && <span className={styles.optional}> (facultatif)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {spaced(hint)}
        </p>
      )}
      {children({
        id,
        "aria-required": !optional,
        "aria-invalid": error !== undefined,
        "aria-describedby": descriptions,
      })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <p id={id} className={styles.error}>
      {spaced(children)}
    </p>
  ) : null;
}
