import { OperatorHead, OperatorPage } from "../members/operators/operator-page";
import { LeadsPlace } from "../messages/desk/leads-place";

const TITLE = "Bureau des demandes";

/** The desk of requests for a car. */
export default function LeadsDeskPage() {
  return (
    <OperatorPage title={TITLE}>
      <LeadsPlace />
    </OperatorPage>
  );
}

export const Head = () => <OperatorHead title={TITLE} />;
