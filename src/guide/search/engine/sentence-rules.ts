import { parseAmount } from "../../../contract/shared/price-text";
import { CAR_WORDS } from "../../../shared/sentence/car-words";
import { LESS, MORE, PRICE, priceRules } from "../../../shared/sentence/prices";
import { type Rule as SentenceRule, rule as anyRule } from "../../../shared/sentence/sentence";
import { bound, type BoundKey, type ChoiceKey, type Filters, type Options, withBound, withChoice } from "./filters";
import { wordsOf } from "./names";

type Change = (filters: Filters) => Filters;
type Rule = SentenceRule<Filters, Options>;
const rule = (pattern: string, read: Rule["read"]): Rule => anyRule(pattern, read);

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
const exists = (options: Options, key: ChoiceKey, value: string) =>
  options[key]?.some((option) => option.value === value) ?? false;
/** Rule for words that stand for values of a filter; it does not apply when no car has such a value. */
const means = (pattern: string, key: ChoiceKey, ...values: readonly string[]): Rule =>
  rule(pattern, (_, options) => {
    const there = values.filter((value) => exists(options, key, value));
    return there.length > 0 ? chosen(key, there) : null;
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
  ...priceRules<Filters, Options>(bounded),
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
  ...CAR_WORDS.map(({ pattern, key, value }) => means(pattern, key, value)),
  means("berlines? (?:a )?4 portes|tricorps", "carrosserie", "berline-4-portes"),
  means("berlines? (?:a )?5 portes|compactes?", "carrosserie", "berline-5-portes"),
  means("berlines?", "carrosserie", "berline-4-portes", "berline-5-portes"),
  means("coupes?", "carrosserie", "coupe"),
  means("hybrides? legere?s?|micro[ -]?hybrides?|mhev", "energie", "hybride-leger"),
  means("hybrides?|hev", "energie", "hybride"),
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
