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
  readonly hint?: string;
  readonly error: string | undefined;
}

/** What a new password needs, said before one is refused (rule: members/password). */
export const PASSWORD_HINT = "8 caractères au moins : majuscule, minuscule et chiffre.";

/** A password, hidden until its owner wants to see it. */
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
  /** What its button says. */
  readonly send: string;
  readonly children: ReactNode;
  /** What to do about what went wrong. */
  readonly remedy?: ReactNode;
  /** Under the button. */
  readonly after?: ReactNode;
}

/** The form around its fields. */
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

/** What came of a form or a button: it is read out, and seen, since it has the focus. */
export function Arrived({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status" className={styles.done}>
      {children}
    </div>
  );
}
