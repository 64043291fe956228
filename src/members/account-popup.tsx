import { type ReactNode, useEffect } from "react";
import { Dialog } from "../shared/ui/dialog";
import { AccountForms } from "./account-forms";
import { dispatch } from "./account-state";
import * as styles from "./account.later.module.css";

/** The account popup (rule: members/popup). Closing it in any way refuses a pending navigation. @param children what stands above its form, which is folded then */
export function AccountPopup({ children }: { children?: ReactNode }) {
  useEffect(() => () => dispatch({ type: "close" }), []);
  return (
    <Dialog title="Mon compte" onClose={() => dispatch({ type: "close" })}>
      {children ? (
        <>
          <div className={styles.before}>{children}</div>
          <details className={styles.own}>
            <summary>Déjà un compte&nbsp;?</summary>
            <AccountForms />
          </details>
        </>
      ) : (
        <AccountForms />
      )}
    </Dialog>
  );
}
