import { navigate } from "gatsby";
import { useAtomValue } from "jotai";
import { type RefObject, useEffect, useRef, useState } from "react";
import { routes } from "../routes";
import { StatusMessage } from "./account-fields";
import { accountAtom, accountNow, dispatch } from "./account-state";
import * as styles from "./account.later.module.css";
import { LoginForm } from "./login-form";
import { RegisterForm } from "./register-form";
import { ResetForm } from "./reset-form";

/** Shows the form that the account state asks for. Each form has its own fields, so switching between forms empties them (rule: members/popup). */
export function AccountForms() {
  const { popup, address } = useAtomValue(accountAtom);
  const [forgotten, setForgotten] = useState(false);
  /** Navigates to the home page, unless a protected navigation is in progress (rule: members/signed-in). */
  const goHome = () => void (accountNow().navigation === null && navigate(routes.home));
  const title = useTitleOfNext(`${popup} ${forgotten}`);
  if (popup === "registered" && address) return <Registered address={address} />;
  if (popup === "register") return <RegisterForm title={title} onSignedIn={goHome} />;
  if (forgotten) return <ResetForm title={title} onBack={() => setForgotten(false)} />;
  return <LoginForm title={title} onForgotten={() => setForgotten(true)} onSignedIn={goHome} />;
}

/**
 * Moves the focus to the title of the next form: the link that had it disappears with the previous form.
 * @param form key of the form that is shown
 */
function useTitleOfNext(form: string): RefObject<HTMLHeadingElement> {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(form);
  useEffect(() => {
    if (shown.current !== form) title.current?.focus();
    shown.current = form;
  }, [form]);
  return title;
}

function Registered({ address }: { address: string }) {
  return (
    <StatusMessage>
      <h3 className={styles.title}>Inscription réussie</h3>
      <p>
        Vous êtes maintenant membre. Un e-mail d’activation a été envoyé à <strong>{address}</strong>.
      </p>
      <p>
        Rien reçu&nbsp;? Regardez dans les courriers indésirables, ou <a href={routes.contact}>contactez-nous</a>.
      </p>
      <button type="button" className={styles.link} onClick={() => dispatch({ type: "toggle" })}>
        Identifiez-vous
      </button>
    </StatusMessage>
  );
}
