import { COPY_DAYS, WAITING_PHOTO_DAYS } from "./retention";
import * as keys from "./keys";
import { PHOTO_DATABASE, STORES } from "./stores";

/** What a browser keeps, as the legal page says it: a name that keys.ts or stores.ts spells and that is not described here does not compile. */

export interface KeptInBrowser {
  /** As the browser's own tools show it; « … » stands for what differs. */
  readonly name: string;
  readonly what: string;
  /** When it goes, a sentence's end. */
  readonly until: string;
}

const CLEARED = "quand vous videz les données du site";
const TAB = "à la fermeture de l’onglet";
type Said = readonly [what: string, until: string];

const DEVICE: { readonly [name in Exclude<keyof typeof keys, "RELOADED" | "SCROLLED" | "OPERATOR">]: Said } = {
  MEMBER: ["Copie d’affichage de votre compte : identifiant, nom, adresse de la photo", "à la déconnexion"],
  VISITOR: ["Identifiant aléatoire, créé à la première visite ; rien ne le lit et il n’est envoyé à personne", CLEARED],
  THEME: ["Couleurs choisies : claires, sombres ou celles du système", CLEARED],
  ECO: ["Mode éco-données choisi ou non", CLEARED],
  FAVOURITES: ["Numéros des voitures neuves que vous gardez", "quand vous les retirez"],
  KEPT_ADS: ["Annonces que vous gardez : titre et prix du jour", "quand vous les retirez"],
  SEEN: ["Numéros des huit dernières voitures vues", "quand vous les effacez dans « Ma sélection »"],
  COMPARED: ["Voitures que vous comparez", "quand vous les retirez"],
  NEAR: ["Dernier lieu choisi pour « les plus proches »", CLEARED],
  TICKS: ["Cases cochées d’une liste de contrôle", CLEARED],
  LEAD_SENT: ["Heure de votre dernière demande d’aide, pour ne pas vous la proposer deux fois le même jour", CLEARED],
  DRAFT: ["Ce que vous tapez dans un formulaire, pour le retrouver fermé par erreur", "à l’envoi, sinon à la fermeture de l’onglet ; un avis commencé reste jusqu’à l’envoi"],
  NEW_AD: ["Annonce que vous écrivez, champ après champ", "à l’envoi ou quand vous l’abandonnez"],
  CHANGED_AD: ["Annonce que vous modifiez", "à l’envoi"],
};

const IN_TAB: { readonly [name in Exclude<keyof typeof keys, keyof typeof DEVICE>]: Said } = {
  RELOADED: ["Heure à laquelle une page s’est rechargée d’elle-même, pour ne pas recommencer sans fin", TAB],
  SCROLLED: ["Où vous en étiez sur chaque page ouverte, pour y revenir avec « Précédent »", TAB],
  OPERATOR: ["Jeton de ceux qui tiennent le site, sur leur page de modération seulement", TAB],
};

const COPIES: { readonly [name in keyof typeof STORES]: string } = {
  page: "Copies des pages ouvertes, pour les relire sans réseau ; jamais celles de votre compte",
  data: "Données de ces pages",
  file: "Scripts, styles et fiches déjà reçus",
  picture: "Photos déjà reçues",
  offline: "La page montrée sans réseau",
  mode: "Mode éco-données, pour ce qui travaille sans page ouverte",
};
/** Those that no day takes away: the newest publication does. */
const LASTING: readonly string[] = ["offline", "mode"] satisfies (keyof typeof STORES)[];

/** « draft: » → « draft:… » */
const shown = (key: string) => (key.endsWith(":") ? `${key}…` : key);
const spelled = (said: Readonly<Record<string, Said>>, names: Readonly<Record<string, string>>): readonly KeptInBrowser[] =>
  Object.entries(said).map(([name, [what, until]]) => ({ name: shown(names[name] ?? ""), what, until }));

/** Where a browser keeps it → what is there. */
export const BROWSER: Readonly<Record<string, readonly KeptInBrowser[]>> = {
  "Stockage local (localStorage)": [
    ...spelled(DEVICE, keys),
    { name: "firebase:…", what: "Session de votre compte, tenue par Firebase (Google)", until: "à la déconnexion" },
  ],
  "Stockage de l’onglet (sessionStorage)": spelled(IN_TAB, keys),
  "Bases du navigateur (IndexedDB)": [
    { name: PHOTO_DATABASE, what: "Photos d’une annonce qui ne sont pas encore envoyées", until: `à l’envoi, sinon après ${WAITING_PHOTO_DAYS} jours` },
    { name: "workbox-expiration", what: "Adresses des copies ci-dessous et leur âge", until: `après ${COPY_DAYS} jours` },
    { name: "firebase-heartbeat-database", what: "Dates auxquelles Firebase (Google) a servi, sans rien de vous", until: CLEARED },
  ],
  "Copies pour lire sans réseau (Cache Storage)": Object.entries(COPIES).map(([name, what]) => ({
    name: STORES[name as keyof typeof STORES],
    what,
    until: LASTING.includes(name) ? CLEARED : `après ${COPY_DAYS} jours, ou plus tôt si la place manque`,
  })),
};
