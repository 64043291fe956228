import { useEffect } from "react";
import { Dialog } from "../shared/ui/dialog";
import { AccountForms } from "./account-forms";
import { tell } from "./account-state";

/** The account popup (rule: members/popup). Closing it in any way refuses a pending navigation. */
export function AccountPopup() {
  useEffect(() => () => tell({ type: "close" }), []);
  return (
    <Dialog title="Mon compte" onClose={() => tell({ type: "close" })}>
      <AccountForms />
    </Dialog>
  );
}
