import { SCORES } from "./cars";

const every = {
  reference: "Référence que le visiteur a reçue, à dire au téléphone.",
  recu_le: "Quand le site l’a reçu.",
};
const ofMember = { ...every, id_membre: "Identifiant du membre chez le fournisseur de comptes ; jamais publié." };
const ofSeller = {
  ...ofMember,
  email: "Adresse du vendeur, à qui écrire.",
  annonce: "Référence de l’annonce.",
  titre: "Titre de l’annonce.",
};
const ofAlert = {
  ...every,
  id_membre: "Identifiant du membre qui a enregistré la recherche ; `null` : un visiteur sans compte.",
  email: "Adresse à qui écrire.",
  nom: "Nom de la recherche enregistrée.",
};
const LINK = "chemin sur le site, à faire suivre à l’adresse de celui-ci";

/** What the site sends to be kept, answered or mailed; and what it asks of a member’s reviews. */
export const messageMeanings = {
  post_lead: {
    ...every,
    demande: "Ce qui est demandé : des offres, un devis ou un essai.",
    car_condition: "Voiture neuve, d’occasion, ou l’une des deux.",
    payment_method: "Comment le visiteur paiera.",
    budget: "Francs CFA, de – à : `5000000-10000000` ; sans plafond : `40000000-`.",
    marques_souhaitees: "Identifiants des marques souhaitées ; peut être vide.",
    id_modele: "Identifiant du modèle dont la page a servi.",
    car_id: "Identifiant de la version dont la page a servi.",
    id_concessionnaire:
      "Identifiant du concessionnaire à qui la demande s’adresse (`get_concessionnaires`) ; `null` : à aucun en particulier.",
    nom: "Nom du visiteur.",
    telephone: "Son numéro, au format international E.164.",
    email: "Son adresse ; jamais `null` quand `canal_prefere` vaut `email`.",
    canal_prefere: "Comment il veut être joint.",
    moment_prefere: "Quand il veut être joint.",
    ville: "Sa ville.",
    consentement: "Il accepte d’être recontacté.",
  },
  lettre_confirmer: {
    ...every,
    email: "Adresse que quelqu’un a donnée.",
    sujets: "Ce qu’elle recevrait.",
    lien: `Page qui confirme : ${LINK}. Rien d’autre n’est écrit à l’adresse avant.`,
  },
  newsletter: {
    ...every,
    email: "Adresse à inscrire : elle a confirmé par le lien de son e-mail.",
    sujets: "Ce qu’elle veut recevoir.",
    consentement: "Le visiteur accepte les conditions.",
  },
  contact: {
    ...every,
    sujet: "Sujet du message.",
    nom: "Nom du visiteur.",
    email: "Son adresse, à qui répondre ; `null` s’il n’a donné que son numéro.",
    telephone: "Son numéro, au format international E.164 ; `null` s’il n’a donné que son adresse.",
    message: "Son message.",
  },
  poster_avis: {
    ...ofMember,
    email: "Adresse du membre, pour lui écrire ; jamais publiée.",
    pseudo: "Nom sous lequel publier l’avis.",
    id_modele: "Identifiant du modèle. Un avis par membre et par modèle.",
    car_id: "Identifiant de la version, si le membre l’a dite.",
    annee: "Année de la voiture.",
    kilometrage: "Kilomètres au compteur.",
    duree_possession_mois: "Mois depuis l’achat.",
    usage: "Usage principal de la voiture.",
    ...SCORES,
    conso_constatee: "Consommation mesurée, en l/100 km ou kWh/100 km.",
    qualites: "Ce que le membre aime.",
    defauts: "Ce qu’il n’aime pas.",
    commentaire: "Le reste de ce qu’il dit.",
    recommande: "Dit s’il la rachèterait.",
    a_conduit: "Il dit posséder ou avoir conduit cette voiture.",
  },
  voter_avis: { ...ofMember, id_avis: "Identifiant de l’avis (`get_avis`). À compter une fois par membre." },
  signaler_avis: {
    ...ofMember,
    id_avis: "Identifiant de l’avis à relire (`get_avis`).",
    motif: "Pourquoi le membre le signale.",
  },
  retirer_avis: { ...ofMember, id_message: "`Idempotency-Key` avec laquelle l’avis est arrivé (`poster_avis`)." },
  oublier_membre: ofMember,
  annonce_publiee: {
    ...ofSeller,
    expire_le: "Jour où l’annonce quitte le site.",
    lien: `Page de l’annonce : ${LINK}.`,
  },
  annonce_refusee: {
    ...ofSeller,
    motif: "Pourquoi elle n’est pas publiée.",
    lien_mes_annonces: `Page où le vendeur la corrige : ${LINK}.`,
  },
  annonce_rappel: {
    ...ofSeller,
    expire_le: "Jour où l’annonce quitte le site, cinq jours après.",
    lien: `Page de l’annonce : ${LINK}.`,
    lien_mes_annonces: `Page où un toucher la renouvelle ou la dit vendue : ${LINK}.`,
  },
  alerte_confirmer: { ...ofAlert, lien: `Page qui confirme : ${LINK}. Rien d’autre n’est écrit à l’adresse avant.` },
  alerte_annonces: {
    ...ofAlert,
    annonces:
      "Annonces nouvelles pour la recherche, puis celles dont le prix a baissé ; ou la voiture neuve dont le prix est suivi. Rien n’est dit deux fois au même prix.",
    "annonces[].titre": "Titre de l’annonce, ou nom de la voiture neuve.",
    "annonces[].prix": "Prix, en francs CFA.",
    "annonces[].prix_avant":
      "Prix d’avant la baisse, en francs CFA ; absent pour une annonce nouvelle, et au premier prix d’une voiture neuve.",
    "annonces[].avis_prix": "Le prix comparé à la cote : « Bonne affaire » ; absent sans cote.",
    "annonces[].kilometrage": "Kilomètres au compteur ; absent pour une voiture neuve.",
    "annonces[].lieu": "Où est la voiture ; absent pour une voiture neuve.",
    "annonces[].lien": `Page de l’annonce ou de la voiture neuve : ${LINK}.`,
    lien_recherche: `Toutes les annonces de la recherche, ou l’annonce ou la voiture neuve dont le prix est suivi : ${LINK}.`,
    lien_quitter: `Page qui arrête l’alerte d’un toucher : ${LINK}.`,
    lien_desabonner: `Pour l’en-tête \`List-Unsubscribe\` : un POST y arrête l’alerte sans page (RFC 8058) ; ${LINK}.`,
  },
  message_annonce: {
    ...every,
    id_annonce: "Identifiant de l’annonce.",
    reference_annonce: "Sa référence, à dire au téléphone.",
    titre: "Titre de l’annonce.",
    lien: "Adresse de la page de l’annonce.",
    email_vendeur: "Adresse du vendeur, à qui transmettre le message.",
    nom: "Nom du visiteur.",
    telephone: "Son numéro, au format international E.164.",
    email: "Son adresse, à mettre en réponse.",
    message: "Son message.",
  },
  exploitation: {
    ...every,
    email: "Adresse de qui tient le site.",
    texte: "Ce qui ne va pas, depuis quand et la limite dépassée ; ou que cela va de nouveau.",
    lien: `Page de l’état du site : ${LINK}.`,
  },
  avis_membre: {
    id_message: "`Idempotency-Key` avec laquelle l’avis est arrivé (`poster_avis`).",
    etat: "Ce que l’avis est devenu.",
    motif: "Pourquoi il est refusé ; `null` sinon.",
    avis: "Ce que le membre a écrit : les champs de `poster_avis`, sans `id_membre` ni `email`.",
  },
} as const;
