import { type FormEvent, useState } from "react";
import { REPORT_REASONS } from "../../contract/guide/vote";
import { routes } from "../../routes";
import { Dialog } from "../../shared/ui/dialog";
import { Choice, Choices } from "../../shared/ui/form/choices";
import * as styles from "../../shared/ui/form/form.later.module.css";
import { closePopup } from "../../shared/popups/popups-state";
import { showToast } from "../../shared/toasts/show-toast";
import { sendVote } from "./send-vote";

type Reason = (typeof REPORT_REASONS)[number];
const REASONS: Readonly<Record<Reason, string>> = {
  faux: "Il raconte des choses fausses",
  injure: "Il est blessant",
  contact: "Il fait de la publicité",
  hors_sujet: "Il parle d’autre chose",
};

/** Popup to report a review with a reason, so that the editors read it again. */
export function ReportPopup({ reviewId, author }: { reviewId: number; author: string }) {
  const [reason, setReason] = useState<Reason | null>(null);
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    if (!reason) return setFailure("Choisissez une raison.");
    setSending(true);
    const outcome = await sendVote({ vote: "report", review_id: reviewId, reason });
    setSending(false);
    if (!outcome.ok) return setFailure(outcome.message);
    closePopup();
    showToast("Merci ! La rédaction va relire cet avis.", "success");
  };
  return (
    <Dialog title={`Signaler l’avis de ${author}`} onClose={closePopup}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <Choices legend="Qu’est-ce qui ne va pas ?" error={failure}>
          {REPORT_REASONS.map((key) => (
            <Choice
              key={key}
              type="radio"
              name="reason"
              value={key}
              label={REASONS[key]}
              onChange={() => setReason(key)}
            />
          ))}
        </Choices>
        <p className={styles.note}>
          La rédaction relit l’avis, et le retire s’il est contraire à{" "}
          <a href={`${routes.reviews}#regles`}>nos règles</a>.
        </p>
        <div className={styles.actions}>
          <button className="button" aria-disabled={sending || undefined}>
            {sending ? "Envoi…" : "Signaler cet avis"}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
