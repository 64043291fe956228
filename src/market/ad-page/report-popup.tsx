import { type FormEvent, useState } from "react";
import type { AdDetail } from "../../contract/market/ad";
import { valuesOf } from "../../contract/market/lists";
import { REPORT_REASONS } from "../../contract/market/reasons";
import { Dialog } from "../../shared/ui/dialog";
import { Choice, Choices } from "../../shared/ui/form/choices";
import { Field } from "../../shared/ui/form/field";
import * as styles from "../../shared/ui/form/form.later.module.css";
import { sendMessage } from "../../messages/sending/send-message";
import { closePopup } from "../../shared/popups/popups-state";
import { showToast } from "../../shared/toasts/show-toast";

const MAX_REASON_LENGTH = 1_000;

/** The form that reports an ad to the operators, with a reason. */
export function ReportPopup({ ad }: { ad: Pick<AdDetail, "id" | "title"> }) {
  const [reason, setReason] = useState<string | null>(null);
  const [text, setText] = useState("");
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    if (!reason) return setFailure("Choisissez une raison.");
    setSending(true);
    const outcome = await sendMessage(`ads/${ad.id}/report`, { reason, text });
    setSending(false);
    if (!outcome.ok) return setFailure(outcome.message);
    closePopup();
    showToast("Merci ! Nous relisons cette annonce.", "success");
  };
  return (
    <Dialog title={`Signaler « ${ad.title} »`} onClose={closePopup}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <Choices legend="Qu’est-ce qui ne va pas ?" error={failure}>
          {valuesOf(REPORT_REASONS).map((one) => (
            <Choice
              key={one}
              type="radio"
              name="reason"
              value={one}
              label={REPORT_REASONS[one]}
              onChange={() => setReason(one)}
            />
          ))}
        </Choices>
        <Field label="Précisez" error={undefined} optional>
          {(ties) => (
            <textarea
              {...ties}
              rows={3}
              maxLength={MAX_REASON_LENGTH}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <div className={styles.actions}>
          <button className="button" aria-disabled={sending || undefined}>
            {sending ? "Envoi…" : "Signaler cette annonce"}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
