import { MIN_PRICE } from "./form-doubts";
import { MIN_SHARE_OF_READ_PRICE } from "./states";

/** Prices below or above these shares of the estimate are suspicious. */
export const SUSPICIOUS_SHARES = { below: 0.45, above: 2.5 } as const;

/** 0.45 → « 45 % » */
const percent = (share: number) => `${Math.round(share * 100)}\u00a0%`;

/** Warnings of the automatic rules about an ad. They neither publish nor refuse it, but show operators where to look. Code → sentence for operators. */
export const AD_WARNINGS = {
  prix_tres_bas: `Prix à moins de ${percent(SUSPICIOUS_SHARES.below)} de l’estimation.`,
  prix_tres_haut: `Prix à plus de ${percent(SUSPICIOUS_SHARES.above)} de l’estimation.`,
  baisse_forte: `Prix baissé de plus de ${percent(1 - MIN_SHARE_OF_READ_PRICE)} depuis la dernière relecture.`,
  prix_en_milliers: `Prix sous ${MIN_PRICE / 1_000}.000 : peut-être écrit en milliers.`,
  kilometrage_impossible: "Kilométrage peu croyable pour cette année.",
  neuf_trop_vieux: "« Neuf 0 km », mais l’année est ancienne.",
  annee_hors_modele: "Année où ce modèle n’était pas fabriqué, d’après notre catalogue.",
  mots_interdits: "Mots d’arnaque dans le texte (acompte, mandat, frais de dossier…).",
  coordonnees: "Numéro, lien ou adresse dans le texte.",
  texte_en_double: "Même description qu’une autre annonce.",
  telephone_partage: "Même numéro que plusieurs autres vendeurs.",
  chassis_en_double: "Même numéro de châssis qu’une autre annonce en cours.",
  photo_en_double: "Photo déjà vue dans une autre annonce.",
  import_trop_vieux: "Importée, et plus vieille que la limite d’importation.",
} as const;
export type AdWarning = keyof typeof AD_WARNINGS;
