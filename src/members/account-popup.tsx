import { useEffect } from "react";
import { Dialog } from "../shared/ui/dialog";
import { AccountForms } from "./account-forms";
import { dispatch } from "./account-state";

/** The account popup (rule: members/popup). Closing it in any way refuses a pending navigation. */
export function AccountPopup() {
  useEffect(() => () => dispatch({ type: "close" }), []);
  return (
    <Dialog title="Mon compte" onClose={() => dispatch({ type: "close" })}>
      <AccountForms />
    </Dialog>
  );
}
