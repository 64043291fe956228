import * as z from "zod/mini";
import { newPassword } from "../contract/members/account";
import { required } from "../contract/shared/fields";
import { showToast } from "../shared/toasts/show-toast";
import { AccountFormFrame, Password } from "./account-fields";
import { PasswordNeeds } from "./password-needs";
import { changePassword } from "./provider";
import { Setting } from "./setting";
import { useAccountForm } from "./use-account-form";

const schema = z.object({ password: required("Veuillez entrer le mot de passe.", 4_096), next: newPassword });
type Answers = z.infer<typeof schema>;

export function PasswordForm() {
  const account = useAccountForm<Answers, Answers>({
    schema,
    empty: { password: "", next: "" },
    send: async ({ password, next }) => {
      const outcome = await changePassword(password, next);
      if (!outcome.ok) return outcome.problem;
      account.form.reset();
      showToast("Mot de passe changé.", "success");
      return null;
    },
  });
  const { errors } = account.form.formState;
  return (
    <Setting title="Mon mot de passe">
      <AccountFormFrame account={account} send="Changer de mot de passe">
        <Password
          label="Mot de passe actuel"
          error={errors.password?.message}
          {...account.form.register("password")}
          autoComplete="current-password"
        />
        <Password
          label="Nouveau mot de passe"
          hint={<PasswordNeeds typed={account.form.watch("next")} />}
          error={errors.next?.message}
          {...account.form.register("next")}
          autoComplete="new-password"
        />
      </AccountFormFrame>
    </Setting>
  );
}
