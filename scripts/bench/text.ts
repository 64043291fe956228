import { performance } from "node:perf_hooks";
import { carIndex } from "../../src/build/car-index";
import { fixtureCatalogue } from "../../src/build/fixture-catalogue";
import { MAX_DESCRIPTION_LENGTH } from "../../src/contract/market/form";
import { readAdSearch } from "../../src/contract/market/search";
import { readCarIndex } from "../../src/contract/guide/car-index";
import { holdsContact } from "../../src/contract/shared/contact-in-text";
import { email, phone, trimmed } from "../../src/contract/messages/fields";
import { parsePriceRange } from "../../src/contract/shared/price-text";
import { normalSearch } from "../../src/contract/guide/suggestion";
import { typedAmount } from "../../src/contract/shared/typed";
import { oneLine, severalLines } from "../../src/market/words/plain-text";
import { MAX_WORDS_LENGTH } from "../../src/guide/search/engine/address";
import { engineOf } from "../../src/guide/search/engine/engine";
import { readSentence } from "../../src/guide/search/engine/sentence";
import { slugify } from "../../src/shared/text/slug";
import { site } from "../../src/site";
import { holdsForbidden } from "../../functions/market/posting/rules";
import { decimal, times, whole } from "./figures";
import type { Part, Row } from "./row";

/** Signs of the longest body that the Worker reads, and of the longest address (functions/shared/limits.ts). */
const MAX_BODY_LENGTH = 65_536;
const MAX_ADDRESS_LENGTH = 8_192;
const MAX_MS = 20;
/** Of a text twice as long to a text: twice, and what a measure is off by. */
const MAX_GROWTH = 2.5;
/** From a quarter of the longest to four times it: one doubling alone tells more of the processor's caches than of the check. */
const DOUBLINGS = 4;

interface Check {
  readonly name: string;
  readonly longest: number;
  readonly run: (text: string) => unknown;
}

const { options } = engineOf(readCarIndex(carIndex(fixtureCatalogue(400))) ?? []);
/** All that reads what a visitor typed before anything limits it further. */
const CHECKS: readonly Check[] = [
  { name: "coordonnées", longest: MAX_DESCRIPTION_LENGTH, run: (text) => holdsContact(text, site.phone) },
  { name: "mots interdits", longest: MAX_BODY_LENGTH, run: holdsForbidden },
  { name: "champ d’un formulaire", longest: MAX_BODY_LENGTH, run: (text) => trimmed.safeParse(text) },
  { name: "e-mail", longest: MAX_BODY_LENGTH, run: (text) => email.safeParse(text) },
  { name: "téléphone", longest: MAX_BODY_LENGTH, run: (text) => phone(site.phone).safeParse(text) },
  { name: "montant", longest: MAX_BODY_LENGTH, run: typedAmount },
  { name: "prix", longest: MAX_BODY_LENGTH, run: parsePriceRange },
  { name: "une ligne d’une annonce", longest: MAX_BODY_LENGTH, run: oneLine },
  { name: "description d’une annonce", longest: MAX_BODY_LENGTH, run: severalLines },
  { name: "adresse d’un nom", longest: MAX_BODY_LENGTH, run: slugify },
  {
    name: "mots d’une recherche d’annonces",
    longest: MAX_ADDRESS_LENGTH,
    run: (text) => readAdSearch(new URLSearchParams({ q: text, marque: text, prix_min: text })),
  },
  { name: "suggestions", longest: MAX_ADDRESS_LENGTH, run: normalSearch },
  { name: "phrase d’une recherche", longest: MAX_WORDS_LENGTH, run: (text) => readSentence(text, options) },
];

/** What numbers, addresses, spaces and accents are made of, and what nearly is one of them. */
const PIECES = [
  "0",
  "1",
  "77",
  "221",
  "00",
  "+",
  "+221",
  "(",
  ")",
  "/",
  ".",
  ",",
  "-",
  "·",
  " ",
  "  ",
  "\u00a0",
  "\t",
  "\n",
  "\r",
  "\r\n",
  "a",
  "z",
  "é",
  "e\u0301",
  "\u0301",
  "\u0316",
  "\u0301\u0316",
  "\u0345",
  "œ",
  "ﬁ",
  "\u200b",
  "\u202e",
  "🚗",
  "'",
  "’",
  "&",
  "<",
  "@",
  "a@",
  ".com",
  "www.",
  "wa.me",
  "http:",
  "//",
  "M",
  "m",
  " M",
  " millions",
  "F",
  " fcfa",
  "x",
  "moins de ",
  "entre ",
  " et ",
  " a ",
  "de ",
  "par mois",
  "avance",
  "ria",
  "frais-de-",
  "western ",
];

const textOf = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
/** A letter before and one after: what is cut from both ends, or looked for at an end, is in the middle. */
const worstOf = (unit: string, length: number) => `a${textOf(unit, length - 2)}z`;

/** Milliseconds; the fastest of several, which nothing else on the machine made slower. */
function timed({ run }: Check, text: string, turns: number): number {
  const runs = Array.from({ length: turns }, () => {
    const start = performance.now();
    let done = 0;
    // A clock’s step is long beside the shortest of them.
    for (; done < 1 || (turns > 1 && performance.now() - start < 4); done += 1) run(text);
    return (performance.now() - start) / done;
  });
  return Math.min(...runs);
}

interface Worst {
  readonly unit: string;
  /** Milliseconds at the longest that is read. */
  readonly time: number;
  /** How many times as long a text twice as long takes, the mean of all doublings. */
  readonly growth: number;
}

function growthOf(check: Check, unit: string): number {
  const [short, long] = [check.longest / 2 ** (DOUBLINGS / 2), check.longest * 2 ** (DOUBLINGS / 2)];
  return (timed(check, worstOf(unit, long), 5) / timed(check, worstOf(unit, short), 5)) ** (1 / DOUBLINGS);
}

/** The slowest text that can be made of two pieces said again and again, first looked for at an eighth of its length; the growth is the worst of the slowest. */
function worst(check: Check): Worst {
  const units = PIECES.flatMap((one) => PIECES.map((other) => one + other));
  const short = Math.max(Math.ceil(check.longest / 8), Math.min(check.longest, 100));
  const slowest = units
    .map((unit) => ({ unit, time: timed(check, worstOf(unit, short), 1) }))
    .sort((a, b) => b.time - a.time)
    .slice(0, 12)
    .map(({ unit }) => ({ unit, time: timed(check, worstOf(unit, check.longest), 5), growth: growthOf(check, unit) }));
  const growth = Math.max(...slowest.map((one) => one.growth));
  return { ...slowest.reduce((one, other) => (other.time > one.time ? other : one)), growth };
}

/** What a text made to cost takes of a processor, at the longest that is read, and how that grows. */
export function textPart(report: (line: string) => void): Part {
  const figures: Record<string, Worst> = {};
  const rows = CHECKS.map((check): Row => {
    report(`texte : ${check.name}`);
    const found = worst(check);
    figures[check.name] = found;
    return {
      measure: `texte fait pour coûter : ${check.name}`,
      subject: `${whole(check.longest)} signes, ${JSON.stringify(found.unit)}`,
      value: `${decimal(found.time, 2)} ms ; deux fois plus long : ${times(found.growth)}`,
      goals: [
        { what: `≤ ${MAX_MS} ms`, met: found.time <= MAX_MS },
        { what: `≤ ${times(MAX_GROWTH)}`, met: found.growth <= MAX_GROWTH },
      ],
    };
  });
  return { rows, figures };
}
