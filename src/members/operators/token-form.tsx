import { type FormEvent, useState } from "react";
import { Field } from "../../shared/ui/form/field";
import * as styles from "../../shared/ui/form/form.later.module.css";

/** Asks the operator for the token of /api/ops. */
export function TokenForm({ failure, onToken }: { failure: string | undefined; onToken: (token: string) => void }) {
  const [typed, setTyped] = useState("");
  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim()) onToken(typed.trim());
  };
  return (
    <form noValidate onSubmit={enter}>
      <Field
        label="Jeton du site"
        hint="Celui des commandes (OPS_TOKEN). Il reste dans cet onglet, jusqu’à ce que vous le fermiez."
        error={failure}
      >
        {(ties) => (
          <input
            {...ties}
            type="password"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <button className="button">Ouvrir</button>
      </div>
    </form>
  );
}
