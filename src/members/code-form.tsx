import { type Code, codeForm } from "../contract/members/account";
import { Field } from "../shared/ui/form/field";
import { AccountFormFrame } from "./account-fields";
import type { AuthProblem } from "./auth-problem";
import { useAccountForm } from "./use-account-form";

interface Props {
  readonly send: string;
  /** @returns the problem to show; null on success */
  readonly onCode: (code: string) => Promise<AuthProblem | null>;
}

/** Asks for the code of the second factor, which an application shows for half a minute. */
export function CodeForm({ send, onCode }: Props) {
  const account = useAccountForm<Code, Code>({
    schema: codeForm,
    empty: { code: "" },
    send: ({ code }) => onCode(code),
  });
  return (
    <AccountFormFrame account={account} send={send}>
      <Field
        label="Code de votre application"
        hint="Six chiffres, dans l’application où vous avez enregistré ce compte."
        error={account.form.formState.errors.code?.message}
      >
        {(ties) => (
          <input
            {...ties}
            {...account.form.register("code")}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
          />
        )}
      </Field>
    </AccountFormFrame>
  );
}
