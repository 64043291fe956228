import { type RefObject, useEffect, useState } from "react";
import { type Login, loginForm } from "../contract/members/account";
import { AccountFormFrame, Email, Password } from "./account-fields";
import { dispatch } from "./account-state";
import type { AuthProblem } from "./auth-problem";
import { CodeForm } from "./code-form";
import * as styles from "./account.later.module.css";
import { sendActivation, signIn } from "./provider";
import { SocialButtons } from "./social-buttons";
import { useAccountForm } from "./use-account-form";

/** The specification fixes this sentence (rule: members/unverified). */
const UNVERIFIED = "Votre compte n'est pas encore vérifié";
const EMPTY: Login = { email: "", password: "" };

interface Props {
  readonly title: RefObject<HTMLHeadingElement>;
  readonly onForgotten: () => void;
  readonly onSignedIn: () => void;
}

/** « Se connecter » (rule: members/login-form). */
export function LoginForm({ title, onForgotten, onSignedIn }: Props) {
  const [unverified, setUnverified] = useState<Login | null>(null);
  const [confirm, setConfirm] = useState<AuthProblem["confirm"]>();
  /** Asks for the code where the provider stopped for it; any other problem is shown. */
  const orCode = (problem: AuthProblem | null): AuthProblem | null => {
    if (!problem?.confirm) return problem;
    const { confirm: next } = problem;
    setConfirm(() => next);
    return null;
  };
  const account = useAccountForm<Login, Login>({
    schema: loginForm,
    empty: EMPTY,
    send: async (login) => {
      setUnverified(null);
      dispatch({ type: "submit" });
      const outcome = await signIn(login);
      if (!outcome.ok) {
        dispatch({ type: "fail" });
        return orCode(outcome.problem);
      }
      dispatch({ type: "signed-in", ...outcome });
      if (outcome.verified) onSignedIn();
      else setUnverified(login);
      return outcome.verified ? null : { message: UNVERIFIED };
    },
  });
  const { errors } = account.form.formState;
  if (confirm) return <SecondStep title={title} confirm={confirm} onSignedIn={onSignedIn} />;
  return (
    <>
      <div className={styles.links}>
        <h3 ref={title} tabIndex={-1} className={styles.title}>
          Se connecter
        </h3>
        <button type="button" className={styles.link} onClick={() => dispatch({ type: "toggle" })}>
          Devenir membre
        </button>
      </div>
      <SocialButtons onSignedIn={onSignedIn} onProblem={orCode} />
      <AccountFormFrame
        account={account}
        send="Accéder maintenant"
        remedy={unverified && <Activation login={unverified} />}
      >
        <Email error={errors.email?.message} {...account.form.register("email")} />
        <Password
          label="Mot de passe"
          error={errors.password?.message}
          {...account.form.register("password")}
          autoComplete="current-password"
        />
        <button type="button" className={styles.link} onClick={onForgotten}>
          Mot de passe oublié?
        </button>
      </AccountFormFrame>
    </>
  );
}

interface SecondStepProps extends Pick<Props, "title" | "onSignedIn"> {
  readonly confirm: NonNullable<AuthProblem["confirm"]>;
}

/** The second step of an account that has a second factor (rule: members/second-factor-asked). */
function SecondStep({ title, confirm, onSignedIn }: SecondStepProps) {
  const [unverified, setUnverified] = useState(false);
  useEffect(() => title.current?.focus(), [title]);
  const onCode = async (code: string) => {
    dispatch({ type: "submit" });
    const outcome = await confirm(code);
    if (!outcome.ok) {
      dispatch({ type: "fail" });
      return outcome.problem;
    }
    dispatch({ type: "signed-in", ...outcome });
    setUnverified(!outcome.verified);
    if (outcome.verified) onSignedIn();
    return null;
  };
  return (
    <>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        Votre second facteur
      </h3>
      {unverified && <p role="alert">{UNVERIFIED}</p>}
      <CodeForm send="Confirmer" onCode={onCode} />
    </>
  );
}

function Activation({ login }: { login: Login }) {
  const [status, setStatus] = useState("");
  const send = async () => {
    const outcome = await sendActivation(login);
    setStatus(
      outcome.ok ? "L’e-mail est reparti : regardez aussi dans les indésirables." : (outcome.problem?.message ?? ""),
    );
  };
  return (
    <p role="status">
      {status || (
        <button type="button" className={styles.link} onClick={() => void send()}>
          Renvoyer l’e-mail d’activation
        </button>
      )}
    </p>
  );
}
