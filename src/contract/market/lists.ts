/**
 * The lists of choices of a used-car ad (rule: market/search-filters, market/posting-fields): each value as used in addresses, D1 and JSON, with its
 * label on the screen.
 */

export const CONDITIONS = {
  venant: "Venant",
  occasion_locale: "Occasion locale",
  neuf_0km: "Neuf 0 km",
  accidente: "Accidenté",
} as const;

export const PAPERS = {
  dedouane_mute: "Dédouané, muté",
  dedouane_non_mute: "Dédouané, non muté",
  sous_douane: "Sous douane",
  passavant: "Passavant",
  plaque_etrangere: "Plaque étrangère",
} as const;

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

/** The body types of the guide, by the slugs of its addresses. */
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

export const ORIGINS = {
  europe: "Europe",
  "amerique-du-nord": "Amérique du Nord",
  coree: "Corée",
  asie: "Asie",
  senegal: "Sénégal",
  autre: "Autre",
} as const;

export const STEERING = { gauche: "Volant à gauche", droite: "Volant à droite" } as const;

export const SELLER_TYPES = {
  particulier: "Particulier",
  parking: "Parking",
  concessionnaire: "Concessionnaire",
} as const;

/** How a price compares with its estimate (rule: market/price-label): some thirty letters, for which the card of an ad has room. */
export const PRICE_LABELS = {
  tres_bonne_affaire: "Très bonne affaire",
  bonne_affaire: "Bonne affaire",
  moins_chere: "Moins chère\u00a0: papiers à faire",
  prix_du_marche: "Prix du marché",
  prix_un_peu_eleve: "Prix un peu élevé",
  prix_eleve: "Prix élevé",
} as const;
export type PriceLabel = keyof typeof PRICE_LABELS;
/** The values of a list, as the tuple that an enum schema takes. */
export const valuesOf = <List extends Readonly<Record<string, string>>>(list: List) =>
  Object.keys(list) as [keyof List & string, ...(keyof List & string)[]];

/** Label of a value; the value itself where the list does not contain it. */
export const labelIn = (list: Readonly<Record<string, string>>, value: string): string =>
  (Object.hasOwn(list, value) ? list[value] : undefined) ?? value;
