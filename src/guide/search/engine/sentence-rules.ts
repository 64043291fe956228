import { parseAmount } from "../../../contract/shared/price-text";
import { bound, type BoundKey, type ChoiceKey, type Filters, type Options, withBound, withChoice } from "./filters";
import { wordsOf } from "./names";

type Change = (filters: Filters) => Filters;
/** What words mean, tried where a word begins. */
export interface Rule {
  readonly pattern: RegExp;
  /** @param match in the folded text @returns null when the words mean something else */
  readonly read: (match: RegExpExecArray, options: Options) => Change | null;
}

const END = "(?![a-z0-9])";
const rule = (pattern: string, read: Rule["read"]): Rule => ({
  pattern: new RegExp(`(?:${pattern})${END}`, "y"),
  read,
});

export const chosen =
  (key: ChoiceKey, values: readonly string[]): Change =>
  (filters) =>
    withChoice(filters, key, [...new Set([...(filters.choices[key] ?? []), ...values])]);
/** Of a bound given twice, the narrower one applies. */
export const bounded =
  (key: BoundKey, value: number): Change =>
  (filters) => {
    const before = filters.bounds[key];
    return withBound(
      filters,
      key,
      before === undefined ? value : bound(key).most ? Math.min(before, value) : Math.max(before, value),
    );
  };
const both =
  (first: Change, second: Change): Change =>
  (filters) =>
    second(first(filters));

const exists = (options: Options, key: ChoiceKey, value: string) =>
  options[key]?.some((option) => option.value === value) ?? false;
/** Rule for words that stand for values of a filter; it does not apply when no car has such a value. */
const means = (pattern: string, key: ChoiceKey, ...values: readonly string[]): Rule =>
  rule(pattern, (_, options) => {
    const there = values.filter((value) => exists(options, key, value));
    return there.length > 0 ? chosen(key, there) : null;
  });

const LESS =
  "(?:a |de |d un |pour )?(?:budget(?: de| max(?:imum)?)?|moins de|moins|maximum|max\\.?|jusqu.?a|sous|pas plus de|en dessous de|inferieure? a|<) ?";
const MORE = "(?:a |de )?(?:plus de|au moins|a partir de|minimum|min\\.?|au dessus de|superieure? a|>) ?";
/** The number of digits is limited, so that a long row of digits is not matched again from each of its positions. */
const DIGITS = "\\d{1,3}(?:[ .\\u00a0\\u202f]\\d{3}){1,4}|\\d{1,12}(?:[.,]\\d{1,6})?";
const PRICE = `(${DIGITS}) ?(millions?|m)?(?: ?(?:de )?(?:f ?cfa|fca|francs?|cfa|xof|f))?`;
const MIN_PRICE = 500_000;

/** Reads a price; smaller amounts are not prices. @param unit may come from the other amount of a range, as in « 10 à 15 millions » */
function amount(digits: string | undefined, unit: string | undefined): number | null {
  const value = parseAmount(`${digits ?? ""}${unit ? " M" : ""}`.replace(/(\d)\.(\d{1,2}) M/, "$1,$2 M"));
  return value !== null && value >= MIN_PRICE ? value : null;
}

const price = (before: string, key: "prix_min" | "prix_max", after = "") =>
  rule(`${before}${PRICE}${after}`, ([, digits, unit]) => {
    const value = amount(digits, unit);
    return value === null ? null : bounded(key, value);
  });

/** Rule for a range of prices. Zero means no lower bound: « 0-5000000 » is up to five millions. */
const range = (before: string, between: string) =>
  rule(`${before}${PRICE}${between}${PRICE}`, ([, low = "", lowUnit, high, highUnit]) => {
    const [from, to] = [/^0+$/.test(low) ? 0 : amount(low, lowUnit ?? highUnit), amount(high, highUnit)];
    if (from === null || to === null || from > to) return null;
    return from === 0 ? bounded("prix_max", to) : both(bounded("prix_min", from), bounded("prix_max", to));
  });

/** Rule for a monthly payment, « moins de 250 000 par mois »; small amounts are accepted too. */
const MONTHLY = rule(
  `(?:${LESS})?${PRICE} ?(?:par|/|le) ?mois|mensualites? (?:${LESS})?${PRICE}`,
  ([, digits, unit, others, otherUnit]) => {
    const value = parseAmount(`${digits ?? others ?? ""}${(unit ?? otherUnit) ? " M" : ""}`);
    return value === null ? null : bounded("mensualite_max", value);
  },
);

const figure = (pattern: string, key: BoundKey) =>
  rule(pattern, ([, digits]) => {
    const value = Number((digits ?? "").replace(",", "."));
    return value > 0 ? bounded(key, value) : null;
  });

const SEATS = rule("(\\d{1,2}) ?(?:places?|sieges|pl)", ([, digits], options) => {
  const value = String(Math.min(Number(digits), 8));
  return exists(options, "places", value) ? chosen("places", [value]) : null;
});

/** Rules are tried in this order, the more specific ones first. */
export const RULES: readonly Rule[] = [
  MONTHLY,
  range("(?:entre|de) ", " (?:et|a) "),
  range("", " ?(?:-|–) ?"),
  range("", " a "),
  price("", "prix_min", "[-–](?= |$)"),
  price(LESS, "prix_max"),
  price(MORE, "prix_min"),
  price("", "prix_min", " (?:minimum|min\\.?|et plus)"),
  price("(?:a |pour )?", "prix_max", "(?: (?:maximum|max\\.?|au plus))?"),
  SEATS,
  figure(`(?:${LESS})?(\\d{1,2}) ?cv(?: fiscaux)?(?: max(?:imum)?)?`, "cv_max"),
  figure(`(?:${MORE})?(\\d{2,4}) ?(?:ch|chevaux|hp)(?: min(?:imum)?| et plus)?`, "puissance_min"),
  figure(`coffre (?:de |d.au moins |${MORE})?(\\d{2,4})(?: ?(?:l|litres?))?`, "coffre_min"),
  figure(
    `(?:conso(?:mmation)? (?:de )?)?(?:${LESS})?(\\d{1,2}(?:[.,]\\d)?) ?(?:l|litres?) ?(?:/|aux?|pour) ?100(?: ?km)?`,
    "conso_max",
  ),
  figure(`(?:conso(?:mmation)? (?:de )?)?${LESS}(\\d{1,2}(?:[.,]\\d)?) ?(?:l|litres?)`, "conso_max"),
  figure(`(?:${MORE})?(\\d{2,4}) ?km d.?autonomie`, "autonomie_min"),
  figure(`autonomie (?:de |d.au moins )?(?:${MORE})?(\\d{2,4}) ?km`, "autonomie_min"),
  means("(?:clim(?:atisation)?|aerateurs?) (?:a l.)?arriere", "equipement", "clim-arriere"),
  means("clim(?:atisation|atisee?)?", "equipement", "climatisation"),
  means("cameras?(?: de)?(?: recul)?", "equipement", "camera-de-recul"),
  means("regulateur(?: de vitesse)?", "equipement", "regulateur"),
  means("(?:apple )?car ?play|android auto", "equipement", "carplay-android-auto"),
  means("6 airbags", "equipement", "6-airbags"),
  means("esp", "equipement", "esp"),
  means("toit (?:ouvrant|panoramique)", "equipement", "toit-ouvrant"),
  means("(?:sieges?|sellerie|interieur)(?: en)? cuir|cuir", "equipement", "sieges-cuir"),
  means("suvs?", "carrosserie", "suv"),
  means("pick[ -]?ups?", "carrosserie", "pick-up"),
  means("berlines? (?:a )?4 portes|tricorps", "carrosserie", "berline-4-portes"),
  means("berlines? (?:a )?5 portes|compactes?", "carrosserie", "berline-5-portes"),
  means("berlines?", "carrosserie", "berline-4-portes", "berline-5-portes"),
  means("(?:petites? )?citadines?", "carrosserie", "citadine"),
  means("monospaces?", "carrosserie", "monospace"),
  means("coupes?", "carrosserie", "coupe"),
  means("utilitaires?|camionnettes?", "carrosserie", "utilitaire"),
  means("hybrides? rechargeables?|plug[ -]?in|phev", "energie", "hybride-rechargeable"),
  means("hybrides? legere?s?|micro[ -]?hybrides?|mhev", "energie", "hybride-leger"),
  means("hybrides?|hev", "energie", "hybride"),
  means("electriques?", "energie", "electrique"),
  means("diesels?|gasoil|gazole|gas[ -]?oil", "energie", "diesel"),
  means("essence", "energie", "essence"),
  means("(?:boite )?(?:automatiques?|auto|bva)", "boite", "automatique"),
  means("(?:boite )?(?:manuelles?|bvm)", "boite", "manuelle"),
  means("4 ?x ?4|4wd|awd|(?:4|quatre) roues motrices", "transmission", "4x4"),
  means("4 ?x ?2|2wd|deux roues motrices", "transmission", "4x2"),
  means("garde au sol (?:haute|elevee)|(?:haute )?piste|mauvaises routes", "garde_au_sol", "piste"),
  means("en stock|disponibles?|dispo", "disponibilite", "en-stock"),
  means("sur commande", "disponibilite", "sur-commande"),
  means("(?:en )?promo(?:tion)?s?", "promo", "oui"),
];

/** Other names of brands. */
const NICKNAMES: Readonly<Record<string, string>> = {
  "mercedes-benz": "mercedes|benz",
  volkswagen: "vw",
  "land-rover": "landrover",
  citroen: "citroen",
};

const spelt = (name: string) => wordsOf(name).join("[ -]*");
/** Rules for brands, the longest names first, so that a brand is not taken for the beginning of another. */
export const brandRules = (options: Options): readonly Rule[] =>
  [...(options.marque ?? [])]
    .sort((a, b) => b.label.length - a.label.length)
    .flatMap(({ value, label }) =>
      spelt(label) ? [means([spelt(label), NICKNAMES[value]].filter(Boolean).join("|"), "marque", value)] : [],
    );
