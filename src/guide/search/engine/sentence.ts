import { nfc, nfd } from "../../../contract/shared/normal-form";
import { parseAmount } from "../../../contract/shared/price-text";
import {
  bound,
  BOUND_KEYS,
  CHOICE_KEYS,
  type BoundKey,
  type ChoiceKey,
  type Filters,
  NO_FILTER,
  type Options,
  withBound,
  withChoice,
} from "./filters";
import { wordsOf } from "./names";

/** What a sentence says: filters, with the words that are none of them in `q`. */
export interface Sentence {
  readonly filters: Filters;
  /** Pieces that became filters, as typed. */
  readonly understood: readonly string[];
  /** Words that say nothing of a car: « je cherche une ». */
  readonly passedOver: readonly string[];
}

type Said = (filters: Filters) => Filters;
/** @param match over the folded text @returns null where the words mean something else */
interface Rule {
  readonly pattern: RegExp;
  readonly read: (match: RegExpExecArray, options: Options) => Said | null;
}

const END = "(?![a-z0-9])";
const rule = (pattern: string, read: Rule["read"]): Rule => ({
  pattern: new RegExp(`(?:${pattern})${END}`, "y"),
  read,
});

const chosen =
  (key: ChoiceKey, values: readonly string[]): Said =>
  (filters) =>
    withChoice(filters, key, [...new Set([...(filters.choices[key] ?? []), ...values])]);
/** A bound said twice holds twice: the narrower one counts. */
const bounded =
  (key: BoundKey, value: number): Said =>
  (filters) => {
    const before = filters.bounds[key];
    return withBound(
      filters,
      key,
      before === undefined ? value : bound(key).most ? Math.min(before, value) : Math.max(before, value),
    );
  };
const both =
  (one: Said, other: Said): Said =>
  (filters) =>
    other(one(filters));

const exists = (options: Options, key: ChoiceKey, value: string) =>
  options[key]?.some((one) => one.value === value) ?? false;
/** Words that stand for answers of a filter; those that no car has are no filter. */
const says = (pattern: string, key: ChoiceKey, ...values: readonly string[]): Rule =>
  rule(pattern, (_, options) => {
    const there = values.filter((value) => exists(options, key, value));
    return there.length > 0 ? chosen(key, there) : null;
  });

const LESS =
  "(?:a |de |d un |pour )?(?:budget(?: de| max(?:imum)?)?|moins de|moins|maximum|max\\.?|jusqu.?a|sous|pas plus de|en dessous de|inferieure? a|<) ?";
const MORE = "(?:a |de )?(?:plus de|au moins|a partir de|minimum|min\\.?|au dessus de|superieure? a|>) ?";
/** No amount has more digits: a row of them is not read once for each of its own. */
const DIGITS = "\\d{1,3}(?:[ .\\u00a0\\u202f]\\d{3}){1,4}|\\d{1,12}(?:[.,]\\d{1,6})?";
const PRICE = `(${DIGITS}) ?(millions?|m)?(?: ?(?:de )?(?:f ?cfa|fca|francs?|cfa|xof|f))?`;
const MIN_PRICE = 500_000;

/** @param unit of a neighbour, for « 10 à 15 millions » */
function amount(digits: string | undefined, unit: string | undefined): number | null {
  const value = parseAmount(`${digits ?? ""}${unit ? " M" : ""}`.replace(/(\d)\.(\d{1,2}) M/, "$1,$2 M"));
  return value !== null && value >= MIN_PRICE ? value : null;
}

const price = (before: string, key: "prix_min" | "prix_max", after = "") =>
  rule(`${before}${PRICE}${after}`, ([, digits, unit]) => {
    const value = amount(digits, unit);
    return value === null ? null : bounded(key, value);
  });

/** From nothing on is no lower bound: « 0-5000000 » is up to five millions. */
const range = (before: string, between: string) =>
  rule(`${before}${PRICE}${between}${PRICE}`, ([, low = "", lowUnit, high, highUnit]) => {
    const [from, to] = [/^0+$/.test(low) ? 0 : amount(low, lowUnit ?? highUnit), amount(high, highUnit)];
    if (from === null || to === null || from > to) return null;
    return from === 0 ? bounded("prix_max", to) : both(bounded("prix_min", from), bounded("prix_max", to));
  });

/** « moins de 250 000 par mois »: what is left of a small amount too, since no car costs so little. */
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

/** Tried in order: what says more stands first. */
const RULES: readonly Rule[] = [
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
  says("(?:clim(?:atisation)?|aerateurs?) (?:a l.)?arriere", "equipement", "clim-arriere"),
  says("clim(?:atisation|atisee?)?", "equipement", "climatisation"),
  says("cameras?(?: de)?(?: recul)?", "equipement", "camera-de-recul"),
  says("regulateur(?: de vitesse)?", "equipement", "regulateur"),
  says("(?:apple )?car ?play|android auto", "equipement", "carplay-android-auto"),
  says("6 airbags", "equipement", "6-airbags"),
  says("esp", "equipement", "esp"),
  says("toit (?:ouvrant|panoramique)", "equipement", "toit-ouvrant"),
  says("(?:sieges?|sellerie|interieur)(?: en)? cuir|cuir", "equipement", "sieges-cuir"),
  says("suvs?", "carrosserie", "suv"),
  says("pick[ -]?ups?", "carrosserie", "pick-up"),
  says("berlines? (?:a )?4 portes|tricorps", "carrosserie", "berline-4-portes"),
  says("berlines? (?:a )?5 portes|compactes?", "carrosserie", "berline-5-portes"),
  says("berlines?", "carrosserie", "berline-4-portes", "berline-5-portes"),
  says("(?:petites? )?citadines?", "carrosserie", "citadine"),
  says("monospaces?", "carrosserie", "monospace"),
  says("coupes?", "carrosserie", "coupe"),
  says("utilitaires?|camionnettes?", "carrosserie", "utilitaire"),
  says("hybrides? rechargeables?|plug[ -]?in|phev", "energie", "hybride-rechargeable"),
  says("hybrides? legere?s?|micro[ -]?hybrides?|mhev", "energie", "hybride-leger"),
  says("hybrides?|hev", "energie", "hybride"),
  says("electriques?", "energie", "electrique"),
  says("diesels?|gasoil|gazole|gas[ -]?oil", "energie", "diesel"),
  says("essence", "energie", "essence"),
  says("(?:boite )?(?:automatiques?|auto|bva)", "boite", "automatique"),
  says("(?:boite )?(?:manuelles?|bvm)", "boite", "manuelle"),
  says("4 ?x ?4|4wd|awd|(?:4|quatre) roues motrices", "transmission", "4x4"),
  says("4 ?x ?2|2wd|deux roues motrices", "transmission", "4x2"),
  says("garde au sol (?:haute|elevee)|(?:haute )?piste|mauvaises routes", "garde_au_sol", "piste"),
  says("en stock|disponibles?|dispo", "disponibilite", "en-stock"),
  says("sur commande", "disponibilite", "sur-commande"),
  says("(?:en )?promo(?:tion)?s?", "promo", "oui"),
];

/** What brands are called besides. */
const NICKNAMES: Readonly<Record<string, string>> = {
  "mercedes-benz": "mercedes|benz",
  volkswagen: "vw",
  "land-rover": "landrover",
  citroen: "citroen",
};

const spelt = (name: string) => wordsOf(name).join("[ -]*");
/** Longest names first, so that none is taken for its beginning. */
const brandRules = (options: Options): readonly Rule[] =>
  [...(options.marque ?? [])]
    .sort((a, b) => b.label.length - a.label.length)
    .flatMap(({ value, label }) =>
      spelt(label) ? [says([spelt(label), NICKNAMES[value]].filter(Boolean).join("|"), "marque", value)] : [],
    );

const FILLERS = new Set(
  "je cherche veux voudrais un une de des du la le les au à avec et ou en pour voiture voitures vehicule vehicules neuve neuves neuf neufs cher chere pas".split(
    " ",
  ),
);

/** Lower case without accents, each character at the place it had. */
const folded = (text: string) =>
  [...text]
    .map((sign) => {
      const bare = nfd(sign).replace(/\p{M}/gu, "").toLowerCase();
      return bare.length === sign.length ? bare : sign;
    })
    .join("");

const WORD = /[^\s,;:!?()«»"]+/y;
const matchAt = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** One reading of the sentence; what it leaves may be closer together than before, and say more. */
function readOnce(
  typed: string,
  rules: readonly Rule[],
  options: Options,
): { filters: Filters; left: string[]; understood: string[]; passedOver: string[] } {
  const text = folded(typed);
  let filters = NO_FILTER;
  const [left, understood, passedOver]: [string[], string[], string[]] = [[], [], []];
  for (let at = 0; at < text.length; ) {
    const word = matchAt(WORD, text, at);
    if (!word) {
      at += 1;
      continue;
    }
    let taken = 0;
    for (const { pattern, read } of rules) {
      const match = matchAt(pattern, text, at);
      const said = match && match[0] !== "" ? read(match, options) : null;
      if (!match || !said) continue;
      filters = said(filters);
      taken = match[0].length;
      break;
    }
    const piece = typed.slice(at, at + (taken || word[0].length));
    (taken ? understood : FILLERS.has(word[0]) || piece === "à" ? passedOver : left).push(piece);
    at += taken || word[0].length;
  }
  return { filters, left, understood, passedOver };
}

const merged = (one: Filters, other: Filters): Filters => {
  const choices = CHOICE_KEYS.reduce(
    (filters, key) => (other.choices[key] ? chosen(key, other.choices[key])(filters) : filters),
    one,
  );
  return BOUND_KEYS.reduce(
    (filters, key) => (other.bounds[key] === undefined ? filters : bounded(key, other.bounds[key])(filters)),
    choices,
  );
};

/**
 * A plain sentence as filters (rule: guide/search-sentence): « suv diesel 7 places moins de 25 millions ». What it does not know stays in `q`,
 * a name to look for.
 */
export function readSentence(typed: string, options: Options): Sentence {
  const rules = [...RULES, ...brandRules(options)];
  let filters = NO_FILTER;
  let q = nfc(typed).replace(/\s+/g, " ").trim();
  const [understood, passedOver]: [string[], string[]] = [[], []];
  for (let before = ""; q !== before; ) {
    before = q;
    const once = readOnce(q, rules, options);
    filters = merged(filters, once.filters);
    understood.push(...once.understood);
    passedOver.push(...once.passedOver);
    q = once.left.join(" ");
  }
  return { filters: { ...filters, q }, understood, passedOver };
}

/** What is asked for already, and what a sentence says besides; its words take the place of those before. */
export function withSentence(filters: Filters, { filters: said }: Sentence): Filters {
  const { prix_min: low, prix_max: high } = said.bounds;
  const withoutPrice =
    low === undefined && high === undefined
      ? filters
      : withBound(withBound(filters, "prix_min", null), "prix_max", null);
  return { ...merged(withoutPrice, said), q: said.q };
}
