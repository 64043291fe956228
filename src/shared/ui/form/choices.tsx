import { type ComponentProps, type ReactNode, forwardRef, useId } from "react";
import { Wrong } from "./field";
import * as styles from "./form.later.module.css";

interface Props {
  readonly legend: ReactNode;
  readonly error: string | undefined;
  readonly optional?: boolean;
  /** The legend is said, not shown: a title above already does. */
  readonly quiet?: boolean;
  /** A letter or a figure each. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** Answers to one question. */
export function Choices({ legend, error, optional = false, quiet = false, narrow = false, children }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={error ? id : undefined}>
      <legend className={quiet ? "visually-hidden" : undefined}>
        {legend}
        {optional && <span className={styles.optional}> (facultatif)</span>}
      </legend>
      <div className={`${styles.tiles} ${narrow ? styles.narrow : ""}`}>{children}</div>
      <Wrong id={id}>{error}</Wrong>
    </fieldset>
  );
}

interface ChoiceProps extends ComponentProps<"input"> {
  readonly label: ReactNode;
  /** Told of a press, once its answer is chosen; not of arrow keys, which only choose. */
  readonly onPress?: () => void;
}

/** One answer, as a tile around its radio button or box. */
export const Choice = forwardRef<HTMLInputElement, ChoiceProps>(function Choice({ label, onPress, ...input }, ref) {
  return (
    <label className={styles.tile} onClick={({ detail }) => void (onPress && detail > 0 && setTimeout(onPress))}>
      <input ref={ref} {...input} />
      <span>{label}</span>
    </label>
  );
});

/** One sentence to agree to. */
export const Agreement = forwardRef<
  HTMLInputElement,
  ComponentProps<"input"> & { readonly label: ReactNode; readonly error: string | undefined }
>(function Agreement({ label, error, ...input }, ref) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.agreement}>
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
      <Wrong id={id}>{error}</Wrong>
    </div>
  );
});
