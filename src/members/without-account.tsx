import type { ReactNode } from "react";
import { dispatch } from "./account-state";

/** What can be done before there is an account, above the form of the account popup: a sentence, and a button that closes the popup. */
export const WithoutAccount = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <p>{children}</p>
    <button type="button" className="button" onClick={() => dispatch({ type: "close" })}>
      {label}
    </button>
  </>
);
