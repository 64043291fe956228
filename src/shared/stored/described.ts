import type * as choices from "./choice-keys";
import { ECO, FAVOURITES, KEPT_ADS, NEAR, SEEN, TICKS } from "./choice-keys";
import type * as frame from "./frame-keys";
import { COMPARED, LEAD_SENT, MEMBER, RELOADED, SCROLLED, THEME, VISITOR } from "./frame-keys";
import { COPY_DAYS, WAITING_PHOTO_DAYS } from "./retention";
import { PHOTO_DATABASE, STORES } from "./stores";
import type * as writing from "./writing-keys";
import { CHANGED_AD, DRAFT, NEW_AD, OPERATOR } from "./writing-keys";

/** Descriptions of everything stored in a browser, for the legal page. A declared key or store without a description here is a compile error. */

export interface KeptInBrowser {
  /** Name as shown in the browser's developer tools; « … » stands for a variable part. */
  readonly name: string;
  readonly what: string;
  /** When it is deleted, as the end of a sentence. */
  readonly until: string;
}

const CLEARED = "quand vous videz les données du site";
const TAB = "à la fermeture de l’onglet";
type Keys = typeof choices & typeof frame & typeof writing;
type Descriptions<Name extends keyof Keys> = {
  readonly [name in Name]: readonly [key: Keys[name], what: string, until: string];
};
type OfTab = "RELOADED" | "SCROLLED" | "OPERATOR";

const DEVICE: Descriptions<Exclude<keyof Keys, OfTab>> = {
  MEMBER: [MEMBER, "Copie d’affichage de votre compte : identifiant, nom, adresse de la photo", "à la déconnexion"],
  VISITOR: [
    VISITOR,
    "Identifiant aléatoire, créé à la première visite ; rien ne le lit et il n’est envoyé à personne",
    CLEARED,
  ],
  THEME: [THEME, "Couleurs choisies : claires, sombres ou celles du système", CLEARED],
  ECO: [ECO, "Mode éco-données choisi ou non", CLEARED],
  FAVOURITES: [FAVOURITES, "Numéros des voitures neuves que vous gardez", "quand vous les retirez"],
  KEPT_ADS: [KEPT_ADS, "Annonces que vous gardez : titre et prix du jour", "quand vous les retirez"],
  SEEN: [SEEN, "Numéros des huit dernières voitures vues", "quand vous les effacez dans « Ma sélection »"],
  COMPARED: [COMPARED, "Voitures que vous comparez", "quand vous les retirez"],
  NEAR: [NEAR, "Dernier lieu choisi pour « les plus proches »", CLEARED],
  TICKS: [TICKS, "Cases cochées d’une liste de contrôle", CLEARED],
  LEAD_SENT: [
    LEAD_SENT,
    "Heure de votre dernière demande d’aide, pour ne pas la proposer encore le même jour",
    CLEARED,
  ],
  DRAFT: [
    DRAFT,
    "Ce que vous tapez dans un formulaire, pour le retrouver s’il se ferme",
    "à l’envoi, sinon à la fermeture de l’onglet ; un avis commencé reste jusqu’à l’envoi",
  ],
  NEW_AD: [NEW_AD, "Annonce que vous écrivez, champ après champ", "à l’envoi ou quand vous l’abandonnez"],
  CHANGED_AD: [CHANGED_AD, "Annonce que vous modifiez", "à l’envoi"],
};

const IN_TAB: Descriptions<OfTab> = {
  RELOADED: [RELOADED, "Heure où une page s’est rechargée d’elle-même, pour ne pas recommencer sans fin", TAB],
  SCROLLED: [SCROLLED, "Hauteur à laquelle vous étiez dans chaque page, pour y revenir", TAB],
  OPERATOR: [OPERATOR, "Jeton de l’équipe du site, sur ses propres pages seulement", TAB],
};

const COPIES: { readonly [name in keyof typeof STORES]: string } = {
  page: "Copies des pages ouvertes, pour les relire sans réseau ; jamais celles de votre compte",
  data: "Données de ces pages",
  file: "Scripts, styles et fiches déjà reçus",
  picture: "Photos déjà reçues",
  offline: "La page montrée sans réseau",
  mode: "Mode éco-données, pour ce qui travaille sans page ouverte",
};
/** Stores without an expiry: a new publication replaces them. */
const LASTING: readonly string[] = ["offline", "mode"] satisfies (keyof typeof STORES)[];

/** « draft: » → « draft:… » */
const shown = (key: string) => (key.endsWith(":") ? `${key}…` : key);
const described = (
  descriptions: Readonly<Record<string, readonly [key: string, what: string, until: string]>>,
): readonly KeptInBrowser[] =>
  Object.values(descriptions).map(([key, what, until]) => ({ name: shown(key), what, until }));

/** Stored data by place in the browser. */
export const BROWSER: Readonly<Record<string, readonly KeptInBrowser[]>> = {
  "Stockage local (localStorage)": [
    ...described(DEVICE),
    { name: "firebase:…", what: "Session de votre compte, tenue par Firebase (Google)", until: "à la déconnexion" },
  ],
  "Stockage de l’onglet (sessionStorage)": described(IN_TAB),
  "Bases du navigateur (IndexedDB)": [
    {
      name: PHOTO_DATABASE,
      what: "Photos d’une annonce qui ne sont pas encore envoyées",
      until: `à l’envoi, sinon après ${WAITING_PHOTO_DAYS} jours`,
    },
    {
      name: "workbox-expiration",
      what: "Adresses des copies ci-dessous et leur âge",
      until: `après ${COPY_DAYS} jours`,
    },
    {
      name: "firebase-heartbeat-database",
      what: "Dates auxquelles Firebase (Google) a servi, sans rien de vous",
      until: CLEARED,
    },
  ],
  "Copies pour lire sans réseau (Cache Storage)": Object.entries(COPIES).map(([name, what]) => ({
    name: STORES[name as keyof typeof STORES],
    what,
    until: LASTING.includes(name) ? CLEARED : `après ${COPY_DAYS} jours, ou plus tôt si la place manque`,
  })),
};
