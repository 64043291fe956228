/** Why a visitor reports an ad (rule: market/report). */
export const REPORT_REASONS = {
  deja_vendue: "Déjà vendue",
  faux_prix: "Faux prix",
  doublon: "Doublon",
  arnaque: "Arnaque",
  mauvaise_categorie: "Mauvaise catégorie",
  photos_volees: "Photos volées",
  autre: "Autre raison",
} as const;

/** Reasons for which an operator refuses an ad, in the words that its owner reads. */
export const AD_REFUSALS = {
  photos: "les photos ne montrent pas la voiture, ou ne sont pas de vous",
  prix: "le prix n’est pas réaliste",
  coordonnees: "un numéro, un lien ou une adresse se trouve dans le texte",
  doublon: "cette voiture est déjà en ligne",
  avance: "de l’argent est demandé avant la visite",
  description: "la description ne correspond pas à la voiture",
  interdit: "cette voiture ne peut pas être vendue ici",
  autre: "elle n’est pas conforme à nos règles",
} as const;
