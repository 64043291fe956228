/** Warnings of the automatic rules, by code, in the words that operators read. A warning never publishes or refuses an ad; it only points operators to a problem. */
export const AD_WARNINGS = {
  prix_tres_bas: "Prix à moins de 45 % de la médiane des annonces comparables.",
  prix_tres_haut: "Prix à plus de 250 % de la médiane des annonces comparables.",
  baisse_forte: "Prix baissé de plus de 30 % depuis la dernière relecture.",
  prix_en_milliers: "Prix sous 500.000 : peut-être écrit en milliers.",
  kilometrage_impossible: "Kilométrage peu croyable pour cette année.",
  neuf_trop_vieux: "« Neuf 0 km », mais l’année est ancienne.",
  mots_interdits: "Mots d’arnaque dans le texte (acompte, mandat, frais de dossier…).",
  coordonnees: "Numéro, lien ou adresse dans le texte.",
  texte_en_double: "Même description qu’une autre annonce.",
  telephone_partage: "Même numéro que plusieurs autres vendeurs.",
  chassis_en_double: "Même numéro de châssis qu’une autre annonce en cours.",
  photo_en_double: "Photo déjà vue dans une autre annonce.",
  import_trop_vieux: "Importée, et plus vieille que la limite d’importation.",
} as const;
export type AdWarning = keyof typeof AD_WARNINGS;
