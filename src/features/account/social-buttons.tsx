import { useState } from "react";
import * as form from "../../ui/form/form.later.module.css";
import { Icon } from "../../ui/icon";
import { tell } from "./account-state";
import * as styles from "./account.later.module.css";
import { signInBy, type Social } from "./provider";

const UNVERIFIED = "Cette adresse n’est pas vérifiée par le service : connectez-vous par e-mail.";

/** SPEC § 2.5: two other identity providers, each in a window of its own. */
export function SocialButtons({ onSignedIn }: { onSignedIn: () => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(false);
  const enter = async (social: Social) => {
    if (waiting) return;
    setWaiting(true);
    setFailure(null);
    const outcome = await signInBy(social);
    setWaiting(false);
    if (!outcome.ok) return setFailure(outcome.problem?.message ?? null);
    tell({ type: "signed-in", ...outcome });
    if (outcome.verified) onSignedIn();
    else setFailure(UNVERIFIED);
  };
  return (
    <div className={styles.social}>
      <button type="button" className="button plain" onClick={() => void enter("google")}>
        <Icon name="google" /> Continuer avec Google
      </button>
      <button type="button" className="button plain" onClick={() => void enter("facebook")}>
        <Icon name="facebook" /> Continuer avec Facebook
      </button>
      {failure && (
        <p role="alert" className={form.failed}>
          {failure}
        </p>
      )}
    </div>
  );
}
