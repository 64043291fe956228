import { useState } from "react";
import { showToast } from "../../shared/toasts/show-toast";
import { spaced } from "../../shared/ui/spaced";
import { CodeForm } from "../code-form";
import * as styles from "./operators.later.module.css";

interface Factor {
  readonly key: string;
  readonly link: string;
  readonly finish: (code: string) => Promise<void>;
}

/** For an operator whose account has no second factor yet, or who signed in without it (rule: members/second-factor). */
export function NewFactorForm({ onDone }: { readonly onDone: () => void }) {
  const [factor, setFactor] = useState<Factor | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const begin = async () => {
    const outcome = await (await import("../provider")).beginFactor();
    setFailure(outcome.ok ? null : (outcome.problem?.message ?? null));
    if (outcome.ok) setFactor(outcome.factor);
  };
  const finish = async (code: string) => {
    if (!factor) return null;
    const outcome = await (await import("../provider")).finishFactor(factor.finish, code);
    if (!outcome.ok) return outcome.problem;
    showToast("Second facteur activé : reconnectez-vous avec son code.", "success");
    onDone();
    return null;
  };
  return (
    <section className={styles.factor}>
      <h2>Un second facteur</h2>
      <p>
        {spaced(
          "L’équipe du site se connecte avec un second facteur : un code de six chiffres, dans une application comme Google Authenticator ou Aegis.",
        )}
      </p>
      {failure && <p role="alert">{spaced(failure)}</p>}
      {factor ? (
        <>
          <p>
            {spaced("Ajoutez cette clé à votre application : ")}
            <code className={styles.key}>{factor.key}</code>
          </p>
          <p>
            <a href={factor.link}>Ouvrir l’application de cet appareil</a>
          </p>
          <CodeForm send="Activer" onCode={finish} />
        </>
      ) : (
        <p className={styles.bar}>
          <button type="button" className="button" onClick={() => void begin()}>
            Activer un second facteur
          </button>
          <button type="button" className="button plain" onClick={onDone}>
            J’en ai un : me reconnecter
          </button>
        </p>
      )}
    </section>
  );
}
