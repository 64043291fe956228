import * as z from "zod/mini";
import { required } from "../contract/shared/fields";
import { useAtomValue } from "jotai";
import { Field } from "../shared/ui/form/field";
import { showToast } from "../shared/toasts/show-toast";
import { AccountFormFrame } from "./account-fields";
import { accountAtom, dispatch } from "./account-state";
import { rename } from "./provider";
import { Setting } from "./setting";
import { useAccountForm } from "./use-account-form";

const schema = z.object({ name: required("Veuillez entrer le nom.", 80) });
type Answers = z.infer<typeof schema>;

export function NameForm({ name }: { name: string }) {
  const { member } = useAtomValue(accountAtom);
  const account = useAccountForm<Answers, Answers>({
    schema,
    empty: { name },
    send: async (answers) => {
      const outcome = await rename(answers.name);
      if (!outcome.ok) return outcome.problem;
      dispatch({ type: "signed-in", member: outcome.member, verified: true });
      showToast("Nom changé.", "success");
      return null;
    },
  });
  return (
    <Setting title="Mon nom" now={member?.displayName ?? name}>
      <AccountFormFrame account={account} send="Changer de nom">
        <Field
          label="Nom ou Pseudo"
          hint="Il se lit sous vos avis."
          error={account.form.formState.errors.name?.message}
        >
          {(ties) => <input {...ties} {...account.form.register("name")} autoComplete="nickname" maxLength={80} />}
        </Field>
      </AccountFormFrame>
    </Setting>
  );
}
