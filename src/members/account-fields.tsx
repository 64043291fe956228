import { type InputHTMLAttributes, type ReactNode, forwardRef, useEffect, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { Field } from "../shared/ui/form/field";
import * as form from "../shared/ui/form/form.later.module.css";
import * as styles from "./account.later.module.css";
import type { AccountForm } from "./use-account-form";

interface EmailProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly error: string | undefined;
}

/** The address that an account goes by. */
export const Email = forwardRef<HTMLInputElement, EmailProps>(function Email({ error, ...input }, ref) {
  return (
    <Field label="Email" error={error}>
      {(ties) => (
        <input
          {...ties}
          {...input}
          ref={ref}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={254}
        />
      )}
    </Field>
  );
});

interface PasswordProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error: string | undefined;
}

/** Password field with a button that shows or hides what is typed. */
export const Password = forwardRef<HTMLInputElement, PasswordProps>(function Password(
  { label, hint, error, ...input },
  ref,
) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => (
        <div className={styles.password}>
          <input
            {...ties}
            {...input}
            ref={ref}
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button type="button" onClick={() => setShown(!shown)}>
            {shown ? "Cacher" : "Voir"}
            <span className="visually-hidden"> : {label}</span>
          </button>
        </div>
      )}
    </Field>
  );
});

interface FrameProps<Values extends FieldValues> {
  readonly account: AccountForm<Values>;
  /** Label of the submit button. */
  readonly send: string;
  readonly children: ReactNode;
  /** Shown under the error message: a way to solve the problem. */
  readonly remedy?: ReactNode;
  /** Shown under the button. */
  readonly after?: ReactNode;
}

/** The form element around the fields of an account form, with its error message and its button. */
export function AccountFormFrame<Values extends FieldValues>({
  account: { element, onSubmit, sending, failure },
  send,
  children,
  remedy,
  after,
}: FrameProps<Values>) {
  return (
    <form ref={element} noValidate onSubmit={onSubmit}>
      {children}
      {failure && (
        <p role="alert" className={form.failed}>
          {failure}
        </p>
      )}
      {remedy}
      <div className={form.actions}>
        <button className="button" aria-disabled={sending || undefined}>
          {sending ? "Un instant…" : send}
        </button>
      </div>
      {after}
    </form>
  );
}

/** Result of a form or a button. It takes the focus, so that it is scrolled into view and read out by screen readers. */
export function StatusMessage({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status" className={styles.done}>
      {children}
    </div>
  );
}
