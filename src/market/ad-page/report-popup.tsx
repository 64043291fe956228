import { useState } from "react";
import type { AdDetail } from "../../contract/market/ad";
import { valuesOf } from "../../contract/market/lists";
import { REPORT_REASONS } from "../../contract/market/reasons";
import { Field } from "../../shared/ui/form/field";
import { ReportDialog } from "../../messages/sending/report-dialog";
import { sendMessage } from "../../messages/sending/send-message";

const MAX_REASON_LENGTH = 1_000;

/** The form that reports an ad to the operators, with a reason. */
export function ReportPopup({ ad }: { ad: Pick<AdDetail, "id" | "title"> }) {
  const [text, setText] = useState("");
  return (
    <ReportDialog
      title={`Signaler « ${ad.title} »`}
      reasons={valuesOf(REPORT_REASONS).map((one) => [one, REPORT_REASONS[one]] as const)}
      send="Signaler cette annonce"
      thanks="Merci ! Nous relisons cette annonce."
      report={(reason) => sendMessage(`ads/${ad.id}/report`, { reason, text })}
    >
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
    </ReportDialog>
  );
}
