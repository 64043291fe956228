import { useEffect, useState } from "react";
import { dispatch } from "../members/account-state";
import { type Account, current } from "../members/provider";
import { MemberPage } from "./member-page";

/** /mon-compte for whoever is signed in; a stored copy of a member whose session has ended is dropped. */
export function MemberAccount() {
  const [account, setAccount] = useState<Account | null>(null);
  useEffect(() => {
    // The stored copy may outlive the session.
    void current().then((found) => (found ? setAccount(found) : dispatch({ type: "signed-out" })));
  }, []);
  return account ? <MemberPage account={account} /> : <p role="status">Votre compte arrive…</p>;
}
