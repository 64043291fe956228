import type { ReactNode } from "react";
import * as styles from "../../shared/ui/form/form.later.module.css";
import type { Sending } from "./use-message-form";

interface Props {
  readonly messaging: Sending;
  /** What its button says. */
  readonly send: string;
  /** Stands before that button. */
  readonly before?: ReactNode;
  /** What the button does, where it does not send yet. */
  readonly instead?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The form around its fields: what is wrong with sending, and the button that sends. */
export function MessageForm({ messaging, send, before, instead, children }: Props) {
  const { element, submit, sending, failure, honeypot, captcha } = messaging;
  return (
    <form
      ref={element}
      // Sent by Enter where there are no scripts, it goes nowhere: never into an address, with what somebody wrote.
      method="dialog"
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
          Site web{" "}
          <input name="website" tabIndex={-1} autoComplete="off" onChange={({ target }) => honeypot(target.value)} />
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
        <button className="button live" aria-disabled={sending || undefined}>
          {sending ? "Envoi…" : send}
        </button>
      </div>
    </form>
  );
}
