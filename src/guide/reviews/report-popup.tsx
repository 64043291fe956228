import { REPORT_REASONS } from "../../contract/guide/vote";
import { ReportDialog } from "../../messages/sending/report-dialog";
import { routes } from "../../routes";
import * as styles from "../../shared/ui/form/form.later.module.css";
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
  return (
    <ReportDialog
      title={`Signaler l’avis de ${author}`}
      reasons={REPORT_REASONS.map((one) => [one, REASONS[one]] as const)}
      send="Signaler cet avis"
      thanks="Merci ! La rédaction va relire cet avis."
      report={(reason) => sendVote({ vote: "report", review_id: reviewId, reason })}
    >
      <p className={styles.note}>
        La rédaction relit l’avis, et le retire s’il est contraire à <a href={`${routes.reviews}#regles`}>nos règles</a>
        .
      </p>
    </ReportDialog>
  );
}
