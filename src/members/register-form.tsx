import type { RefObject } from "react";
import type * as z from "zod/mini";
import { type Registration, registerForm } from "../contract/members/account";
import { routes } from "../routes";
import { Field } from "../shared/ui/form/field";
import * as form from "../shared/ui/form/form.later.module.css";
import { AccountFormFrame, Email, Password } from "./account-fields";
import { dispatch } from "./account-state";
import * as styles from "./account.later.module.css";
import { PasswordNeeds } from "./password-needs";
import { register } from "./provider";
import { SocialButtons } from "./social-buttons";
import { useAccountForm } from "./use-account-form";

type Answers = z.input<typeof registerForm>;
const EMPTY: Answers = { name: "", email: "", password: "", confirm_password: "" };

interface Props {
  readonly title: RefObject<HTMLHeadingElement>;
  readonly onSignedIn: () => void;
}

/** « S'inscrire » (rule: members/register-form). */
export function RegisterForm({ title, onSignedIn }: Props) {
  const account = useAccountForm<Answers, Registration>({
    schema: registerForm,
    empty: EMPTY,
    send: async (registration) => {
      dispatch({ type: "submit" });
      const outcome = await register(registration);
      if (outcome.ok) dispatch({ type: "registered", address: outcome.address });
      else dispatch({ type: "fail" });
      return outcome.ok ? null : outcome.problem;
    },
  });
  const { errors } = account.form.formState;
  const field = account.form.register;
  return (
    <>
      <div className={styles.links}>
        <h3 ref={title} tabIndex={-1} className={styles.title}>
          S'inscrire
        </h3>
        <button type="button" className={styles.link} onClick={() => dispatch({ type: "toggle" })}>
          Déjà membre?
        </button>
      </div>
      <SocialButtons onSignedIn={onSignedIn} />
      <AccountFormFrame
        account={account}
        send="Créer mon compte"
        after={
          <p className={form.note}>
            Ce que nous gardons, et pourquoi&nbsp;:{" "}
            <a href={`${routes.legal}#donnees-raisons-et-durees`} target="_blank">
              vos données
            </a>
          </p>
        }
      >
        <Field label="Nom ou Pseudo" error={errors.name?.message}>
          {(ties) => <input {...ties} {...field("name")} autoComplete="nickname" maxLength={80} />}
        </Field>
        <Email error={errors.email?.message} {...field("email")} />
        <Password
          label="Mot de passe"
          hint={<PasswordNeeds typed={account.form.watch("password")} />}
          error={errors.password?.message}
          {...field("password")}
          autoComplete="new-password"
        />
        <Password
          label="Confirmer le mot de passe"
          error={errors.confirm_password?.message}
          {...field("confirm_password")}
          autoComplete="new-password"
        />
      </AccountFormFrame>
    </>
  );
}
