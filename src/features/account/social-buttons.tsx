import { useEffect, useRef, useState } from "react";
import * as form from "../../ui/form/form.later.module.css";
import { Icon } from "../../ui/icon";
import { tell } from "./account-state";
import * as styles from "./account.later.module.css";
import { signInBy, type Social } from "./provider";

const NO_ADDRESS = "Ce service ne donne pas votre adresse e-mail : devenez membre avec elle.";
const activationOf = (address: string) => `Un e-mail d’activation a été envoyé à ${address} : ouvrez son lien, puis revenez vous connecter ici.`;

const SERVICES: readonly (readonly [Social, string])[] = [
  ["google", "Google"],
  ["facebook", "Facebook"],
];

/** SPEC § 2.5: two other identity providers, each in a window of its own. */
export function SocialButtons({ onSignedIn }: { onSignedIn: () => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  /** Whose window is opening, or open before this one. */
  const [away, setAway] = useState<Social | null>(null);
  const newest = useRef(0);

  useEffect(() => {
    // The provider learns ten seconds late that its window was closed: who is back here may choose again at once.
    const back = () => setAway(null);
    addEventListener("focus", back);
    return () => removeEventListener("focus", back);
  }, []);

  const enter = async (social: Social) => {
    if (away) return; // while a window opens, a second one would get in its way
    const request = ++newest.current;
    setAway(social);
    setFailure(null);
    const outcome = await signInBy(social);
    if (request !== newest.current) return; // cancelled by the next one, which speaks for itself
    setAway(null);
    if (!outcome.ok) return setFailure(outcome.problem?.message ?? null);
    tell({ type: "signed-in", ...outcome });
    if (outcome.verified) onSignedIn();
    else setFailure(outcome.activation === null ? NO_ADDRESS : activationOf(outcome.activation));
  };
  return (
    <div className={styles.social}>
      {SERVICES.map(([social, name]) => (
        <button key={social} type="button" className="button plain" data-held={away === social ? "" : undefined} onClick={() => void enter(social)}>
          <Icon name={social} /> Continuer avec {name}
        </button>
      ))}
      {failure && (
        <p role="alert" className={form.failed}>
          {failure}
        </p>
      )}
    </div>
  );
}
