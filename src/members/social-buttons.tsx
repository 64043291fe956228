import { useEffect, useRef, useState } from "react";
import * as form from "../shared/ui/form/form.later.module.css";
import { Icon } from "../shared/ui/icon";
import { StatusMessage } from "./account-fields";
import { dispatch } from "./account-state";
import type { AuthProblem } from "./auth-problem";
import * as styles from "./account.later.module.css";
import { signInBy, type Social } from "./provider";

const NO_ADDRESS = "Ce service ne donne pas votre adresse e-mail : inscrivez-vous en la saisissant.";

const SERVICES: readonly (readonly [Social, string])[] = [
  ["google", "Google"],
  ["facebook", "Facebook"],
];

/** Scrolls to the error message, which would be out of sight under the last button of a long form on a phone. */
const bringIntoView = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: "nearest" });

interface Props {
  readonly onSignedIn: () => void;
  /** @returns the problem that is still to be shown */
  readonly onProblem?: (problem: AuthProblem | null) => AuthProblem | null;
}

/** Buttons to sign in by two other services, each in a separate window, above the fields that they save (rule: members/social). */
export function SocialButtons({ onSignedIn, onProblem = (problem) => problem }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  /** Address to which an activation e-mail was sent. */
  const [address, setAddress] = useState<string | null>(null);
  /** Service whose window is open. */
  const [away, setAway] = useState<Social | null>(null);
  const newest = useRef(0);

  useEffect(() => {
    // The provider notices a closed window only after ten seconds, so the buttons are enabled as soon as this window has the focus again.
    const back = () => setAway(null);
    addEventListener("focus", back);
    return () => removeEventListener("focus", back);
  }, []);

  const enter = async (social: Social) => {
    if (away) return; // A second window would cancel the first one.
    const request = ++newest.current;
    setAway(social);
    setFailure(null);
    setAddress(null);
    const outcome = await signInBy(social);
    if (request !== newest.current) return; // A newer request has cancelled this one and reports its own result.
    setAway(null);
    if (!outcome.ok) return setFailure(onProblem(outcome.problem)?.message ?? null);
    dispatch({ type: "signed-in", ...outcome });
    if (outcome.verified) onSignedIn();
    else if (outcome.activation === null) setFailure(NO_ADDRESS);
    else setAddress(outcome.activation);
  };
  return (
    <div className={styles.social}>
      {SERVICES.map(([social, name]) => (
        <button
          key={social}
          type="button"
          className="button plain"
          data-held={away === social ? "" : undefined}
          onClick={() => void enter(social)}
        >
          <Icon name={social} />
          <span>
            <span className="visually-hidden">Continuer avec </span>
            {name}
          </span>
        </button>
      ))}
      {failure && (
        <p role="alert" className={form.failed} ref={bringIntoView}>
          {failure}
        </p>
      )}
      {address && (
        <StatusMessage>
          <p>
            Un e-mail d’activation a été envoyé à <strong>{address}</strong>&nbsp;: ouvrez son lien, puis revenez vous
            connecter ici.
          </p>
        </StatusMessage>
      )}
    </div>
  );
}
