import { type ComponentProps, type ReactNode, forwardRef, useId } from "react";
import { spaced } from "../spaced";
import { FieldError } from "./field";
import * as styles from "./choices.later.module.css";
import * as form from "./form.later.module.css";

interface Props {
  readonly legend: ReactNode;
  readonly error: string | undefined;
  readonly optional?: boolean;
  /** Hides the legend from view, but not from screen readers, because a title above already shows it. */
  readonly quiet?: boolean;
  /** For labels of a single letter or digit. */
  readonly narrow?: boolean;
  /** For long labels, one under the other. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Group of answers to a question. */
export function Choices({
  legend,
  error,
  optional = false,
  quiet = false,
  narrow = false,
  wide = false,
  children,
}: Props) {
  const id = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={error ? id : undefined}>
      <legend className={quiet ? "visually-hidden" : undefined}>
        {spaced(legend)}
        {optional && <span className={form.optional}> (facultatif)</span>}
      </legend>
      <div className={`${styles.tiles} ${narrow ? styles.narrow : wide ? styles.wide : ""}`}>{children}</div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}

interface ChoiceProps extends ComponentProps<"input"> {
  readonly label: ReactNode;
}

/** An answer, as a tile around its radio button or check box. */
export const Choice = forwardRef<HTMLInputElement, ChoiceProps>(function Choice({ label, ...input }, ref) {
  return (
    <label className={styles.tile}>
      <input ref={ref} {...input} />
      <span>{label}</span>
    </label>
  );
});

/** Check box for a statement to agree to. */
export const Agreement = forwardRef<
  HTMLInputElement,
  ComponentProps<"input"> & { readonly label: ReactNode; readonly error: string | undefined }
>(function Agreement({ label, error, ...input }, ref) {
  const id = useId();
  return (
    <div className={form.field}>
      <label className={form.agreement}>
        <input
          ref={ref}
          type="checkbox"
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={error ? id : undefined}
          {...input}
        />
        <span>{label}</span>
      </label>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
});
