import type * as z from "zod/mini";
import type { MessageEndpoint, messages } from "../../src/contract/wire/message";

const every = { reference: "BAKO-4827", recu_le: "2026-11-21T08:30:00.000Z" };
const ofMember = { ...every, id_membre: "Qm7c2VxN4hTzK9" };
const ofSeller = { ...ofMember, email: "vendeur@exemple.sn", annonce: "GA-7C3AE2", titre: "Toyota Corolla 2019" };
const AD_PAGE = "/marche-doccasion/annonce/7c3ae29b01-toyota-corolla-2019";
const ofAlert = { ...every, email: "visiteur@exemple.sn", nom: "Toyota Corolla, 9 millions au plus" };

/** One body of each message, as the site sends it, without the key. */
export const messageSamples: { readonly [Name in MessageEndpoint]: z.input<(typeof messages)[Name]> } = {
  post_lead: {
    ...every,
    demande: "devis",
    car_condition: "neuve",
    payment_method: "credit",
    budget: "10000000-15000000",
    marques_souhaitees: [1, 2],
    id_modele: 101,
    car_id: 10001,
    id_concessionnaire: null,
    nom: "Awa Ndiaye",
    telephone: "+221771234567",
    email: "awa@exemple.sn",
    canal_prefere: "whatsapp",
    moment_prefere: "matin",
    ville: "Thiès",
    consentement: true,
  },
  lettre_confirmer: {
    ...every,
    email: "visiteur@exemple.sn",
    sujets: ["actualites", "promos"],
    lien: "/lettre-d-information?jeton=0b6f3c52-9a41-4f6e-8d0c-2f7f5e1c9a10-3f9c",
  },
  newsletter: { ...every, email: "visiteur@exemple.sn", sujets: ["actualites", "promos"], consentement: true },
  contact: {
    ...every,
    sujet: "erreur_de_prix",
    nom: "Awa Ndiaye",
    email: "awa@exemple.sn",
    telephone: null,
    message: "Le prix de la Starlet a changé chez le concessionnaire.",
  },
  poster_avis: {
    ...ofMember,
    email: "membre@exemple.sn",
    pseudo: "Moussa",
    id_modele: 101,
    car_id: null,
    annee: 2023,
    kilometrage: 48_000,
    duree_possession_mois: 30,
    usage: "ville",
    note_confort: 3,
    note_consommation: 5,
    note_fiabilite: 5,
    note_tenue_piste: 3,
    note_entretien_pieces: 4,
    note_climatisation: 4,
    note_rapport_qualite_prix: 4,
    conso_constatee: 5.9,
    qualites: "Elle boit peu et chaque garage a ses pièces.",
    defauts: "Le coffre est petit quand on part à cinq.",
    commentaire: null,
    recommande: true,
    a_conduit: true,
  },
  voter_avis: { ...ofMember, id_avis: 12 },
  signaler_avis: { ...ofMember, id_avis: 12, motif: "hors_sujet" },
  retirer_avis: { ...ofMember, id_message: "0b6f3c52-9a41-4f6e-8d0c-2f7f5e1c9a10" },
  oublier_membre: ofMember,
  annonce_publiee: { ...ofSeller, expire_le: "2027-02-19T08:30:00.000Z", lien: AD_PAGE },
  annonce_refusee: { ...ofSeller, motif: "photos", lien_mes_annonces: "/mon-compte#annonces" },
  annonce_rappel: {
    ...ofSeller,
    expire_le: "2026-11-26T08:30:00.000Z",
    lien: AD_PAGE,
    lien_mes_annonces: "/mon-compte#annonces",
  },
  alerte_confirmer: {
    ...ofAlert,
    id_membre: null,
    nom: "Votre recherche de voitures d’occasion",
    lien: "/marche-doccasion/alerte?jeton=3f9c",
  },
  alerte_annonces: {
    ...ofAlert,
    id_membre: ofMember.id_membre,
    annonces: [
      {
        titre: "Toyota Corolla 2019",
        prix: 8_500_000,
        prix_avant: 9_200_000,
        avis_prix: "Bonne affaire",
        kilometrage: 92_000,
        lieu: "Dakar, Mermoz",
        lien: AD_PAGE,
      },
    ],
    lien_recherche: "/marche-doccasion/rechercher?marque=toyota",
    lien_quitter: "/marche-doccasion/alerte?quitter=3f9c",
    lien_desabonner: "/api/alerts/leave?jeton=3f9c",
  },
  message_annonce: {
    ...every,
    id_annonce: "7c3ae29b01",
    reference_annonce: "GA-7C3AE2",
    titre: "Toyota Corolla 2019",
    lien: `https://exemple.sn${AD_PAGE}`,
    email_vendeur: "vendeur@exemple.sn",
    nom: "Awa Ndiaye",
    telephone: "+221771234567",
    email: null,
    message: "Bonjour, la voiture est-elle encore disponible ?",
  },
  exploitation: {
    ...every,
    email: "exploitation@exemple.sn",
    texte:
      "Guide Auto Sénégal : « api.php » ne va pas depuis le 26 novembre 2026 à 06:30. Constaté : ne répond pas. Limite : répond en 1,5 s.",
    lien: "/exploitation",
  },
};
