import { coteShell, guidesHome, routes } from "../routes";
import { ownValue } from "../shared/text/own-value";

interface SearchedPage {
  readonly label: string;
  readonly path: string;
  /** Other words by which visitors look for it. */
  readonly words: string;
  /** By how much it is ahead of what matches equally well. */
  readonly ahead?: number;
}

/** Pages with a fixed address that the search of the header finds. */
export const searchedPages: readonly SearchedPage[] = [
  {
    label: "Vendre ma voiture",
    path: routes.postAd,
    words: "vente vends poster publier annonce déposer mettre gratuit",
  },
  {
    label: "Voitures d’occasion",
    path: routes.usedCars,
    words: "occasions annonces acheter achat marché venant seconde main",
    ahead: 0.4,
  },
  {
    label: "Toutes les annonces",
    path: routes.usedSearch,
    words: "occasion occasions annonce recherche filtrer vendre",
  },
  { label: "La cote des voitures d’occasion", path: coteShell, words: "argus estimation estimer valeur prix reprise" },
  { label: "Voitures neuves par marque", path: routes.newCars, words: "neuf neuves marques catalogue prix modèles" },
  { label: "Chercher une voiture neuve", path: routes.search, words: "recherche filtres budget trouver acheter" },
  {
    label: "Comparer des voitures",
    path: routes.compare,
    words: "comparateur comparaison comparatif versus différences",
  },
  {
    label: "Promos du moment",
    path: routes.promos,
    words: "promotion promotions remise réduction offre soldes rabais",
  },
  {
    label: "Voitures électriques",
    path: routes.electric,
    words: "électrique recharge borne batterie autonomie hybride",
  },
  { label: "Voitures haut de gamme", path: routes.premium, words: "luxe premium prestige" },
  {
    label: "Nouveautés au marché",
    path: routes.novelties,
    words: "nouveau nouvelle nouveauté sortie arrivées 2026 2027",
  },
  {
    label: "Avis des automobilistes",
    path: routes.reviews,
    words: "notes propriétaires témoignages commentaires fiabilité",
  },
  { label: "Concessionnaires", path: routes.dealers, words: "concession garage vendeur showroom adresses téléphone" },
  { label: "Concessionnaires par marque", path: routes.guideDealers, words: "concession garage vendeur" },
  { label: "Guides pratiques", path: guidesHome, words: "démarches conseils papiers guide" },
  { label: "Outils de calcul", path: routes.tools, words: "simulateur simulateurs calculatrice calculer" },
  { label: "Toute l’actualité auto", path: routes.allNews, words: "actualités news nouvelles articles essai essais" },
  { label: "Ma sélection", path: routes.selection, words: "favoris gardées vues historique" },
  { label: "Mon compte", path: routes.account, words: "connexion profil connecter passe inscription" },
  {
    label: "Nous contacter",
    path: routes.contact,
    words: "contact contactez téléphone mail email message adresse aide",
  },
  { label: "À propos de nous", path: routes.about, words: "qui sommes équipe" },
];

/** Other words for the lists of new cars, by the last part of their addresses. */
const LIST_WORDS: Readonly<Record<string, string>> = {
  suv: "4x4 crossover tout terrain haut",
  "pick-up": "pickup benne 4x4",
  monospace: "familiale 7 places",
  utilitaire: "camionnette fourgon professionnel",
  citadine: "petite ville compacte",
  diesel: "gasoil gazole",
  hybride: "hybrides économique",
  electrique: "électriques batterie recharge",
};

/** @param path address of a list of new cars */
export const listWords = (path: string): string => ownValue(LIST_WORDS, path.split("/").at(-1) ?? "") ?? "";
