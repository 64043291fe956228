import { navigate } from "gatsby";
import * as z from "zod/mini";
import { required } from "../contract/shared/fields";
import { routes } from "../routes";
import { showToast } from "../shared/toasts/show-toast";
import { AccountFormFrame, Password } from "./account-fields";
import { dispatch } from "./account-state";
import { forgetMe } from "./forget-me";
import { remove } from "./provider";
import { Setting } from "./setting";
import { useAccountForm } from "./use-account-form";

const withPassword = z.object({ password: required("Veuillez entrer le mot de passe.", 4_096) });
const without = z.object({ password: z.string() });
const KEPT = "Vos avis n’ont pas pu être effacés : votre compte est encore là. Réessayez dans un moment.";
type Answers = z.infer<typeof withPassword>;

/** States what will be deleted, then asks for the password before deleting the account. */
export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const account = useAccountForm<Answers, Answers>({
    schema: hasPassword ? withPassword : without,
    empty: { password: "" },
    send: async ({ password }) => {
      const outcome = await remove(hasPassword ? password : null, forgetMe);
      if (!outcome.ok) return outcome.problem;
      if (!outcome.gone) return { message: KEPT };
      dispatch({ type: "signed-out" });
      showToast("Votre compte est supprimé.", "success");
      await navigate(routes.home);
      return null;
    },
  });
  return (
    <Setting title="Supprimer mon compte">
      <p>
        Votre nom, votre adresse e-mail, votre mot de passe, vos avis et vos annonces, même publiés, et vos votes sont
        effacés pour de bon. Téléchargez vos données avant si vous voulez les garder.
      </p>
      <AccountFormFrame account={account} send="Supprimer pour de bon">
        {hasPassword && (
          <Password
            label="Mot de passe"
            error={account.form.formState.errors.password?.message}
            {...account.form.register("password")}
            autoComplete="current-password"
          />
        )}
      </AccountFormFrame>
    </Setting>
  );
}
