import { useAtomValue } from "jotai";
import type { MouseEvent } from "react";
import { routes } from "../routes";
import { accountAtom, dispatch } from "./account-state";
import { openAccount } from "./open-account";

/** Signs out here and at the provider, in every open tab (rule: members/account-link). */
async function signOutEverywhere(): Promise<void> {
  dispatch({ type: "signed-out" });
  const { signOut } = await import("./provider");
  await signOut();
}

/** CONNEXION or SE DÉCONNECTER (rule: members/account-link). Without scripts it is a link to the sign-in page. */
export function AccountLink({ className }: { className?: string }) {
  const { member } = useAtomValue(accountAtom);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    if (member) void signOutEverywhere();
    else openAccount(event.currentTarget);
  };
  return (
    <a className={className} href={routes.login} onClick={handleClick}>
      {member ? "SE DÉCONNECTER" : "CONNEXION"}
    </a>
  );
}
