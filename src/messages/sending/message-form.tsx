import type { ReactNode } from "react";
import * as styles from "../../shared/ui/form/form.later.module.css";
import type { Sending } from "./use-message-form";

interface Props {
  readonly messaging: Sending;
  /** Label of the submit button; null in a step that does not send yet. */
  readonly send: string | null;
  /** Shown before that button. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
}

/** The form element around the fields of a message, with its honeypot, captcha, error message and submit button. */
export function MessageForm({ messaging, send, before, children }: Props) {
  const { element, submit, sending, failure, honeypot, captcha } = messaging;
  return (
    <form
      ref={element}
      // Without scripts, Enter must not submit the form: that would put what the visitor typed into the address.
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (send !== null && !sending) void submit();
      }}
    >
      {children}
      <div className={styles.unseen} aria-hidden="true">
        <label>
          Site web{" "}
          <input name="website" tabIndex={-1} autoComplete="off" onChange={({ target }) => honeypot(target.value)} />
        </label>
      </div>
      {captcha}
      {failure && (
        <p role="alert" className={styles.failed}>
          {failure.message}
        </p>
      )}
      {failure?.ways?.map(({ label, address }) => (
        <p key={label}>
          <a className="button plain" href={address}>
            {label}
          </a>
        </p>
      ))}
      {send !== null && (
        <div className={styles.actions}>
          {before}
          <button className="button live" aria-disabled={sending || undefined}>
            {sending ? "Envoi…" : send}
          </button>
        </div>
      )}
    </form>
  );
}
