import { CLOSED_DAYS, ONLINE_DAYS } from "../../contract/market/states";
import {
  ACCOUNT_SECONDS,
  BACKUP_DAYS,
  DECISION_DAYS,
  LOST_PHOTO_DAYS,
  MESSAGE_DAYS,
  NETWORK_HOURS,
  SWITCH_DAYS,
  UNCONFIRMED_HOURS,
} from "./retention";

/** Description of personal data stored by the site, for the legal page. */
export interface KeptHere {
  readonly name: string;
  readonly what: string;
  readonly why: string;
  readonly until: string;
}

const LEAVING = "jusqu’à la suppression de votre compte";

/** Every table of the database (tests/architecture/stored.test.ts); null for a table without personal data. */
export const TABLES: Readonly<Record<string, KeptHere | null>> = {
  messages: {
    name: "Messages et demandes",
    what: "Ce que vous envoyez : demande d’aide à l’achat, message de contact ou à un vendeur, inscription à la lettre, avis, vote, signalement ; et les e-mails que le site vous écrit sur vos annonces et vos alertes",
    why: "Les transmettre à qui y répond ou les publie",
    until: `${MESSAGE_DAYS} jours après la transmission, ou après le dernier essai si elle a échoué ; l’empreinte du réseau d’où ils viennent, jusqu’à la nuit qui suit ses ${NETWORK_HOURS} heures`,
  },
  outbox: null,
  acts: {
    name: "Avis, votes et signalements faits",
    what: "Identifiant du compte, modèle ou avis concerné",
    why: "N’en compter qu’un par membre",
    until: `jusqu’au retrait de l’avis, ou ${LEAVING}`,
  },
  sellers: {
    name: "Vendeur",
    what: "Identifiant du compte, e-mail, nom, type de vendeur",
    why: "Publier vos annonces et vous en écrire",
    until: LEAVING,
  },
  ads: {
    name: "Annonces",
    what: "Voiture, prix, lieu, nom, téléphone, description ; le numéro de châssis, s’il est donné, n’est jamais montré",
    why: "Les publier, après lecture",
    until: `${ONLINE_DAYS} jours en ligne, renouvelables ; ${CLOSED_DAYS} jours après la vente ou la fin, ou dès que vous la supprimez, il n’en reste que l’adresse, la voiture, son prix et sa région`,
  },
  ad_prices: null,
  ad_photos: {
    name: "Photos d’annonces",
    what: "Photos, sans le lieu ni l’appareil que leur fichier nommait",
    why: "Montrer la voiture",
    until: `comme l’annonce ; ${LOST_PHOTO_DAYS} jours pour une photo qui n’a pas pu être lue`,
  },
  ad_reports: {
    name: "Signalements d’annonces",
    what: "Raison, texte, empreinte du réseau",
    why: "Faire relire l’annonce, une fois par visiteur",
    until: "comme l’annonce",
  },
  ad_texts: {
    name: "Empreintes de descriptions",
    what: "Une suite de chiffres tirée du texte de l’annonce",
    why: "Reconnaître deux annonces au même texte",
    until: "comme l’annonce",
  },
  ad_visits: {
    name: "Vues et numéros demandés",
    what: "Empreinte du réseau et du jour, annonce",
    why: "Compter chaque visiteur une fois par jour",
    until: "jusqu’à la nuit suivante",
  },
  alerts: {
    name: "Alertes",
    what: "E-mail, ou adresse de notification du navigateur, recherche ou voiture suivie",
    why: "Vous écrire quand une annonce y répond ou qu’un prix baisse",
    until: `jusqu’à ce que vous l’arrêtiez, par le lien de chaque e-mail ou dans votre compte ; sans confirmation, jusqu’à la nuit qui suit ses ${UNCONFIRMED_HOURS} heures`,
  },
  alert_ads: null,
  member_days: {
    name: "Compte du jour",
    what: "Identifiant du compte, nombre d’annonces commencées et de photos envoyées ce jour",
    why: "Limiter les abus",
    until: "jusqu’à la nuit suivante",
  },
  operators: {
    name: "Équipe du site",
    what: "Identifiant ou e-mail du compte, nom, rôle",
    why: "Savoir qui peut modérer ou rappeler",
    until: "jusqu’au retrait du rôle, ou du compte",
  },
  decisions: {
    name: "Décisions de modération",
    what: "Annonce ou vendeur, décision, date, raison, nom de qui l’a prise",
    why: "Pouvoir en rendre compte",
    until: `${DECISION_DAYS} jours, ou ${LEAVING}`,
  },
  lead_notes: {
    name: "Suivi des demandes",
    what: "Où en est votre demande d’aide à l’achat, et les notes d’appel",
    why: "Vous rappeler quand vous le voulez, une seule fois",
    until: "avec la demande",
  },
  ads_online: null,
  ad_answers: null,
  estimates: null,
  estimate_run: null,
  estimate_history: null,
  webhooks: null,
  policy_reports: null,
  script_errors: null,
  rebuild_asked: null,
  rebuilds: null,
  clock_failures: null,
  clock_runs: null,
  switches: {
    name: "Fermetures",
    what: "Nom de qui, dans l’équipe, ferme ou rouvre une partie du site, et sa raison",
    why: "Savoir qui l’a fait, et le dire",
    until: `${SWITCH_DAYS} jours après la réouverture`,
  },
};

/** Who else has personal data of this site, and what for: name, what. */
export const PROCESSORS: Readonly<Record<string, string>> = {
  Cloudflare: "Sert le site et garde sa base, ses photos et ses sauvegardes ; vérifie que vous n’êtes pas un robot",
  "Google (Firebase)": "Tient les comptes, et la connexion par Google ou Facebook",
  "L’hébergeur du catalogue": "Reçoit les messages et les demandes, les transmet à qui y répond et envoie les e-mails",
  "Le service de notifications de votre navigateur":
    "Google, Mozilla, Microsoft ou Apple : réveille votre navigateur, sans rien savoir de ce qui est annoncé",
};

/** Personal data that is not in the database. */
export const BESIDE: readonly KeptHere[] = [
  {
    name: "Compte",
    what: "Nom ou pseudo, e-mail, mot de passe, que nous ne voyons jamais, ou compte Google ou Facebook",
    why: "Vous connecter ; le compte est chez Firebase (Google)",
    until: `${LEAVING} ; nos serveurs en gardent une copie ${ACCOUNT_SECONDS} secondes`,
  },
  {
    name: "Adresse réseau",
    what: "L’adresse d’où vient une demande",
    why: "Limiter les abus, à la minute",
    until:
      "une minute, pour compter les demandes ; nous ne l’écrivons nulle part en clair. Cloudflare, qui sert le site, tient ses propres journaux techniques",
  },
  {
    name: "Sauvegardes",
    what: "Une copie chiffrée, faite chaque nuit, de ce qui suit et des photos d’annonces, sans les vues, les comptes du jour ni les empreintes de réseau des messages ; et une empreinte de chaque compte supprimé",
    why: "Ne rien perdre après une panne ; un compte supprimé ne revient pas avec une sauvegarde",
    until: `${BACKUP_DAYS} jours ; la plus récente, jusqu’à la suivante`,
  },
];
