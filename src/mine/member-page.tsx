import { type ReactNode, useEffect, useState } from "react";
import type { MemberData } from "../contract/mine/member-data";
import { dispatch } from "../members/account-state";
import { useAsked } from "../shared/http/use-asked";
import { Unread } from "../shared/ui/unread";
import { DeleteAccount } from "../members/delete-account";
import { askMemberData } from "./own-data";
import { MyReviews } from "./my-reviews";
import { NameForm } from "../members/name-form";
import { PasswordForm } from "../members/password-form";
import { type Account, current } from "../members/provider";
import { VerifyAddress } from "../members/verify-address";
import * as styles from "../members/account.later.module.css";

/** All data that the provider and this site store about the member, as a JSON file to download. */
function exportOf(
  { uid, displayName, email, verified, since, photoURL }: Account,
  { reviews, votes, ads, alerts }: MemberData,
): string {
  const file = {
    compte: {
      identifiant: uid,
      nom: displayName,
      email,
      email_verifie: verified,
      photo: photoURL,
      membre_depuis: since,
    },
    avis: reviews.map(({ id, model_id, state, refusal, review }) => ({
      identifiant: id,
      id_modele: model_id,
      etat: state,
      refus: refusal,
      texte: review,
    })),
    votes: votes.map(({ vote, review_id }) => ({ vote, avis: review_id })),
    annonces: ads.map(({ id, state, created_at, published_at, views, contacts, answers }) => ({
      identifiant: id,
      etat: state,
      creee_le: created_at,
      publiee_le: published_at,
      vues: views,
      contacts,
      texte: answers,
    })),
    alertes: alerts.map(({ id, name, search, confirmed, created_at }) => ({
      identifiant: id,
      nom: name,
      recherche: search,
      confirmee: confirmed,
      creee_le: created_at,
    })),
  };
  return `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(file, null, 2))}`;
}

/** /mon-compte: shows the account, and lets its member change, download or delete it. @param children parts that belong to other features, such as ads */
export function MemberPage({ children }: { readonly children: ReactNode }) {
  const [account, setAccount] = useState<Account | null>(null);
  const [data, ask, change] = useAsked(askMemberData);
  useEffect(() => {
    // The stored copy may outlive the session.
    void current().then((found) => {
      if (!found) return dispatch({ type: "signed-out" });
      setAccount(found);
      void ask();
    });
  }, [ask]);
  if (!account) return <p role="status">Votre compte arrive…</p>;
  return (
    <>
      <p>
        {account.displayName} · {account.email} {account.verified ? "(adresse vérifiée)" : "(adresse à vérifier)"}
      </p>
      {!account.verified && <VerifyAddress />}
      {children}
      {typeof data === "object" && (
        <MyReviews
          reviews={data.reviews}
          onWithdrawn={(id) =>
            change(({ reviews, ...more }) => ({ ...more, reviews: reviews.filter((review) => review.id !== id) }))
          }
        />
      )}
      <NameForm name={account.displayName ?? ""} />
      {account.hasPassword && <PasswordForm />}
      <section className={styles.part}>
        <h2>Mes données</h2>
        {data === "missing" ? (
          <Unread sentence="Vos avis n’ont pas pu être chargés." onRetry={ask} />
        ) : (
          <p>
            Votre compte, vos avis, vos votes, vos annonces et vos alertes&nbsp;: ce que nous gardons de vous, dans un
            fichier lisible sur tout ordinateur.
          </p>
        )}
        {typeof data === "object" && (
          <a className="button plain" href={exportOf(account, data)} download="mon-compte.json">
            Télécharger mes données
          </a>
        )}
      </section>
      <DeleteAccount hasPassword={account.hasPassword} />
    </>
  );
}
