import { type FormEvent, type ReactNode, useState } from "react";
import { closePopup } from "../../shared/popups/popups-state";
import { showToast } from "../../shared/toasts/show-toast";
import { Dialog } from "../../shared/ui/dialog";
import { Choice, Choices } from "../../shared/ui/form/choices";
import * as styles from "../../shared/ui/form/form.later.module.css";
import type { Sent } from "./send-message";

interface Props<Reason extends string> {
  readonly title: string;
  /** Each reason and its words, in the order in which they are offered. */
  readonly reasons: readonly (readonly [reason: Reason, label: string])[];
  /** What stands under the reasons. */
  readonly children: ReactNode;
  /** What the button says. */
  readonly send: string;
  /** What the toast says once it is sent. */
  readonly thanks: string;
  readonly report: (reason: Reason) => Promise<Sent>;
}

/** The popup in which a visitor says why something should be looked at again. */
export function ReportDialog<Reason extends string>({ title, reasons, children, send, thanks, report }: Props<Reason>) {
  const [reason, setReason] = useState<Reason | null>(null);
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    if (!reason) return setFailure("Choisissez une raison.");
    setSending(true);
    const outcome = await report(reason);
    setSending(false);
    if (!outcome.ok) return setFailure(outcome.message);
    closePopup();
    showToast(thanks, "success");
  };
  return (
    <Dialog title={title} onClose={closePopup}>
      <form noValidate onSubmit={(event) => void onSubmit(event)}>
        <Choices legend="Qu’est-ce qui ne va pas ?" error={failure}>
          {reasons.map(([one, label]) => (
            <Choice key={one} type="radio" name="reason" value={one} label={label} onChange={() => setReason(one)} />
          ))}
        </Choices>
        {children}
        <div className={styles.actions}>
          <button className="button" aria-disabled={sending || undefined}>
            {sending ? "Envoi…" : send}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
