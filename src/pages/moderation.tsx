import { ModerationPlace } from "../market/moderation/moderation-place";
import { OperatorHead, OperatorPage } from "../members/operators/operator-page";

const TITLE = "Modération des annonces";

/** The moderation of ads. */
export default function ModerationPage() {
  return (
    <OperatorPage title={TITLE}>
      <ModerationPlace />
    </OperatorPage>
  );
}

export const Head = () => <OperatorHead title={TITLE} />;
