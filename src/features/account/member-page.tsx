import { useEffect, useState } from "react";
import { tell } from "./account-state";
import { DeleteAccount } from "./delete-account";
import { NameForm } from "./name-form";
import { PasswordForm } from "./password-form";
import { type Account, current } from "./provider";
import * as styles from "./account.later.module.css";

/** What the provider has of the member, as a file of theirs. */
function exportOf(account: Account): string {
  const { uid, displayName, email, verified, since, photoURL } = account;
  return `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify({ identifiant: uid, nom: displayName, email, email_verifie: verified, photo: photoURL, membre_depuis: since }, null, 2))}`;
}

/** /mon-compte: what the account holds, and how to change, take away or delete it. */
export function MemberPage() {
  const [account, setAccount] = useState<Account | null>(null);
  useEffect(() => {
    // The stored copy may outlive the session.
    void current().then((found) => (found ? setAccount(found) : tell({ type: "signed-out" })));
  }, []);
  if (!account) return <p role="status">Votre compte arrive…</p>;
  return (
    <>
      <p>
        {account.displayName} · {account.email} {account.verified ? "(adresse vérifiée)" : "(adresse à vérifier)"}
      </p>
      <NameForm name={account.displayName ?? ""} />
      {account.hasPassword && <PasswordForm />}
      <section className={styles.part}>
        <h2>Mes données</h2>
        <p>Ce que nous gardons de vous, dans un fichier que tout ordinateur sait lire.</p>
        <a className="button plain" href={exportOf(account)} download="mon-compte.json">
          Télécharger mes données
        </a>
      </section>
      <DeleteAccount hasPassword={account.hasPassword} />
    </>
  );
}
