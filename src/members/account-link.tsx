import { useAtomValue } from "jotai";
import type { MouseEvent } from "react";
import { routes } from "../routes";
import { accountAtom } from "./account-state";
import { openAccount } from "./open-account";
import { signOutEverywhere } from "./sign-out";

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
