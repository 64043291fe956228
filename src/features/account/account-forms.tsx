import { navigate } from "gatsby";
import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";
import { routes } from "../../routes";
import { accountAtom, accountNow, tell } from "./account-state";
import * as styles from "./account.later.module.css";
import { LoginForm } from "./login-form";
import { RegisterForm } from "./register-form";
import { ResetForm } from "./reset-form";

/** The form that the account is at (SPEC § 2.5); its toggle links leave nothing in the fields of the other. */
export function AccountForms() {
  const { popup, address } = useAtomValue(accountAtom);
  const [forgotten, setForgotten] = useState(false);
  /** Home (SPEC § 4), but for who was on the way elsewhere. */
  const goOn = () => void (accountNow().navigation === null && navigate(routes.home));
  if (popup === "registered" && address) return <Registered address={address} />;
  if (popup === "register") return <RegisterForm onSignedIn={goOn} />;
  if (forgotten) return <ResetForm onBack={() => setForgotten(false)} />;
  return <LoginForm onForgotten={() => setForgotten(true)} onSignedIn={goOn} />;
}

function Registered({ address }: { address: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status" className={styles.done}>
      <h3 className={styles.title}>Inscription réussie</h3>
      <p>
        Vous êtes maintenant membre. Un e-mail d’activation a été envoyé à <strong>{address}</strong>.
      </p>
      <p>
        Rien reçu ? Regardez dans les courriers indésirables, ou <a href={routes.contact}>contactez-nous</a>.
      </p>
      <button type="button" className={styles.link} onClick={() => tell({ type: "toggle" })}>
        Identifiez-vous
      </button>
    </div>
  );
}
