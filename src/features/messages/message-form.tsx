import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import * as styles from "../../ui/form/form.later.module.css";
import type { Messaging } from "./use-message-form";

interface Props<Values extends FieldValues> {
  readonly messaging: Messaging<Values>;
  /** What its button says. */
  readonly send: string;
  /** Stands before that button. */
  readonly before?: ReactNode;
  /** What the button does, where it does not send yet. */
  readonly instead?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The form around its fields: what is wrong with sending, and the button that sends. */
export function MessageForm<Values extends FieldValues>({ messaging, send, before, instead, children }: Props<Values>) {
  const { form, element, submit, failure, honeypot, captcha } = messaging;
  const sending = form.formState.isSubmitting;
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (instead) instead();
        else if (!sending) void submit();
      }}
    >
      {children}
      <div className={styles.unseen} aria-hidden="true">
        <label>
          Site web <input name="website" tabIndex={-1} autoComplete="off" onChange={({ target }) => honeypot(target.value)} />
        </label>
      </div>
      {captcha}
      {failure && (
        <p role="alert" className={styles.failed}>
          {failure}
        </p>
      )}
      <div className={styles.actions}>
        {before}
        <button className="button" aria-disabled={sending || undefined}>
          {sending ? "Envoi…" : send}
        </button>
      </div>
    </form>
  );
}
