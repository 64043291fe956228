import type { MemberData } from "../contract/mine/member-data";
import type { Account } from "../members/provider";

/** All data that the provider and this site store about the member, as a JSON file to download. */
export function dataFile(
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
