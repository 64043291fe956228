import type { AlertSubject } from "../../contract/market/alert-subject";

/** What an alert promises, once it is on. */
export const promiseOf = ({ kind }: AlertSubject): string =>
  kind === "search"
    ? "C’est fait : nous vous écrirons dès qu’une annonce arrive ou qu’un prix baisse."
    : kind === "ad"
      ? "C’est fait : nous vous écrirons si le prix baisse."
      : "C’est fait : nous vous écrirons si le prix baisse, ou dès qu’il sera connu.";

/** What the link to its subject says. */
export const linkWords = ({ kind }: AlertSubject): string =>
  kind === "search" ? "Voir les annonces" : kind === "ad" ? "Voir l’annonce" : "Voir la voiture";
