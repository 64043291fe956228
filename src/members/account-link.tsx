import { useAtomValue } from "jotai";
import type { MouseEvent } from "react";
import { routes } from "../routes";
import { accountAtom, tell } from "./account-state";
import { openAccount } from "./open-account";

/** Signs out here and at the provider, in every open tab (rule: members/account-link). */
async function leave(): Promise<void> {
  tell({ type: "signed-out" });
  const { signOut } = await import("./provider");
  await signOut();
}

/** CONNEXION, or SE DÉCONNECTER (rule: members/account-link); it is a link to the sign-in page where there are no scripts. */
export function AccountLink({ className }: { className?: string }) {
  const { member } = useAtomValue(accountAtom);
  const act = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    if (member) void leave();
    else openAccount(event.currentTarget);
  };
  return (
    <a className={className} href={routes.login} onClick={act}>
      {member ? "SE DÉCONNECTER" : "CONNEXION"}
    </a>
  );
}
