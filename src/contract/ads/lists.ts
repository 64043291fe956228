/**
 * The answers that a used-car ad chooses among (MARKET § 2.11, § 2.12): each value as it stands in addresses, in D1 and in JSON, with
 * its words on the screen.
 */

export const CONDITIONS = { venant: "Venant", occasion_locale: "Occasion locale", neuf_0km: "Neuf 0 km", accidente: "Accidenté" } as const;

export const PAPERS = {
  dedouane_mute: "Dédouané, muté",
  dedouane_non_mute: "Dédouané, non muté",
  sous_douane: "Sous douane",
  passavant: "Passavant",
  plaque_etrangere: "Plaque étrangère",
} as const;

/** « Papiers à demander » (MARKET § 2.13): what a seller can show, and an operator can have seen. */
export const AD_PAPERS = {
  carte_grise: "Carte grise",
  cmc: "Certificat de mise à la consommation (CMC)",
  quittances: "Quittances de douane",
  visite_technique: "Visite technique",
  assurance: "Assurance",
  acte_de_vente: "Acte de vente",
} as const;
export type AdPaper = keyof typeof AD_PAPERS;

export const ENERGIES = {
  essence: "Essence",
  diesel: "Diesel",
  hybride: "Hybride",
  "hybride-rechargeable": "Hybride rechargeable",
  electrique: "Électrique",
  gpl: "GPL",
} as const;

export const GEARBOXES = { automatique: "Automatique", manuelle: "Manuelle" } as const;

export const DRIVES = { "4x2": "4x2", "4x4": "4x4" } as const;

/** The guide's, by its own addresses. */
export const BODY_TYPES = {
  citadine: "Citadine",
  "berline-4-portes": "Berline 4 portes",
  "berline-5-portes": "Berline 5 portes",
  break: "Break",
  suv: "SUV",
  "pick-up": "Pick-up",
  monospace: "Monospace",
  coupe: "Coupé",
  cabriolet: "Cabriolet",
  utilitaire: "Utilitaire",
  minibus: "Minibus",
} as const;

export const COLOURS = {
  blanc: "Blanc",
  noir: "Noir",
  gris: "Gris",
  argent: "Argent",
  bleu: "Bleu",
  rouge: "Rouge",
  bordeaux: "Bordeaux",
  vert: "Vert",
  beige: "Beige",
  marron: "Marron",
  jaune: "Jaune",
  orange: "Orange",
  autre: "Autre",
} as const;

export const ORIGINS = { europe: "Europe", "amerique-du-nord": "Amérique du Nord", coree: "Corée", asie: "Asie", senegal: "Sénégal", autre: "Autre" } as const;

export const STEERING = { gauche: "Volant à gauche", droite: "Volant à droite" } as const;

export const SELLER_TYPES = { particulier: "Particulier", parking: "Parking", concessionnaire: "Concessionnaire" } as const;

/** By group, as boxes to tick. */
export const EQUIPMENT = {
  Confort: {
    climatisation: "Climatisation",
    "clim-arriere": "Climatisation arrière",
    "sieges-cuir": "Sièges cuir",
    "sieges-electriques": "Sièges électriques",
    "toit-ouvrant": "Toit ouvrant",
    "vitres-electriques": "Vitres électriques",
    "demarrage-sans-cle": "Démarrage sans clé",
  },
  "Aide à la conduite": {
    "camera-de-recul": "Caméra de recul",
    radars: "Radars de stationnement",
    regulateur: "Régulateur de vitesse",
    "alerte-angle-mort": "Alerte d’angle mort",
  },
  Sécurité: { abs: "ABS", esp: "ESP", airbags: "Airbags", isofix: "Isofix", alarme: "Alarme" },
  "Son et écran": { bluetooth: "Bluetooth", gps: "GPS", "carplay-android-auto": "Apple CarPlay / Android Auto", "ecran-tactile": "Écran tactile" },
  Extérieur: { "jantes-alliage": "Jantes alliage", "phares-led": "Phares LED", "barres-de-toit": "Barres de toit", attelage: "Attelage", "roue-de-secours": "Roue de secours" },
} as const;
export const EQUIPMENT_NAMES: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(EQUIPMENT));

/** Why a visitor reports an ad (MARKET § 2.13). */
export const REPORT_REASONS = {
  deja_vendue: "Déjà vendue",
  faux_prix: "Faux prix",
  doublon: "Doublon",
  arnaque: "Arnaque",
  mauvaise_categorie: "Mauvaise catégorie",
  photos_volees: "Photos volées",
  autre: "Autre raison",
} as const;

/** Why an operator does not publish an ad: what its owner reads. */
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

/** How a price stands beside comparable ads (MARKET § 2.11). */
export const PRICE_LABELS = { bonne_affaire: "Bonne affaire", prix_du_marche: "Prix du marché", prix_eleve: "Prix élevé" } as const;
export type PriceLabel = keyof typeof PRICE_LABELS;

/** The values of a list, for a schema or a filter. */
export const valuesOf = <List extends Readonly<Record<string, string>>>(list: List) => Object.keys(list) as [keyof List & string, ...(keyof List & string)[]];

/** Words of a value; the value itself where the list does not have it. */
export const labelIn = (list: Readonly<Record<string, string>>, value: string): string => (Object.hasOwn(list, value) ? list[value] : undefined) ?? value;
