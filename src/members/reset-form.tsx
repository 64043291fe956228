import { type RefObject, useState } from "react";
import { resetForm } from "../contract/members/account";
import { AccountFormFrame, StatusMessage, Email } from "./account-fields";
import * as styles from "./account.later.module.css";
import { sendReset } from "./provider";
import { useAccountForm } from "./use-account-form";

interface Props {
  readonly title: RefObject<HTMLHeadingElement>;
  readonly onBack: () => void;
}

interface Answers {
  email: string;
}

/** « Mot de passe oublié ? »: the answer is the same whether or not the address is known. */
export function ResetForm({ title, onBack }: Props) {
  const [sent, setSent] = useState(false);
  const account = useAccountForm<Answers, Answers>({
    schema: resetForm,
    empty: { email: "" },
    send: async ({ email }) => {
      const outcome = await sendReset(email);
      setSent(outcome.ok);
      return outcome.ok ? null : outcome.problem;
    },
  });
  return (
    <>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        Mot de passe oublié
      </h3>
      {sent ? (
        <StatusMessage>
          <p>Si un compte existe à cette adresse, un e-mail vient de partir pour choisir un nouveau mot de passe.</p>
        </StatusMessage>
      ) : (
        <AccountFormFrame account={account} send="Recevoir un e-mail">
          <Email error={account.form.formState.errors.email?.message} {...account.form.register("email")} />
        </AccountFormFrame>
      )}
      <button type="button" className={styles.link} onClick={onBack}>
        Retour à la connexion
      </button>
    </>
  );
}
