import { performance } from "node:perf_hooks";
import { carIndex } from "../../src/build/car-index";
import { fixtureCatalogue } from "../../src/build/fixture-catalogue";
import { MAX_DESCRIPTION_LENGTH } from "../../src/contract/market/form";
import { readAdSearch } from "../../src/contract/market/search";
import { readCarIndex } from "../../src/contract/guide/car-index";
import { holdsContact } from "../../src/contract/shared/contact-in-text";
import { email, phone, trimmed } from "../../src/contract/shared/fields";
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

/** Characters of the longest body that the Worker reads, and of the longest address (functions/shared/limits.ts). */
const MAX_BODY_LENGTH = 65_536;
const MAX_ADDRESS_LENGTH = 8_192;
const MAX_MS = 20;
/** Highest ratio of the time for a text twice as long: linear growth gives 2, and the rest allows for measurement error. */
const MAX_GROWTH = 2.5;
/** The growth is measured from a quarter of the longest text to four times it, because a single doubling depends mostly on the processor's caches. */
const DOUBLINGS = 4;

interface Check {
  readonly name: string;
  readonly longest: number;
  readonly run: (text: string) => unknown;
}

const { options } = engineOf(readCarIndex(carIndex(fixtureCatalogue(400))) ?? []);
/** All functions that read a visitor's text before any other limit applies to it. */
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

/** Parts of numbers, addresses, spaces and accents, and texts that nearly match one of them. */
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
/** A letter at each end keeps the repeated text in the middle, where trimming and anchored patterns are slowest. */
const worstOf = (unit: string, length: number) => `a${textOf(unit, length - 2)}z`;

/** Time in milliseconds of the fastest of several turns, which other load of the machine affects least. */
function timed({ run }: Check, text: string, turns: number): number {
  const runs = Array.from({ length: turns }, () => {
    const start = performance.now();
    let done = 0;
    // Short runs are repeated for 4 ms, because the clock's resolution is coarse in comparison.
    for (; done < 1 || (turns > 1 && performance.now() - start < 4); done += 1) run(text);
    return (performance.now() - start) / done;
  });
  return Math.min(...runs);
}

interface Worst {
  readonly unit: string;
  /** Milliseconds for a text of the longest accepted length. */
  readonly time: number;
  /** Ratio of the times when the length doubles, averaged over all doublings. */
  readonly growth: number;
}

function growthOf(check: Check, unit: string): number {
  const [short, long] = [check.longest / 2 ** (DOUBLINGS / 2), check.longest * 2 ** (DOUBLINGS / 2)];
  return (timed(check, worstOf(unit, long), 5) / timed(check, worstOf(unit, short), 5)) ** (1 / DOUBLINGS);
}

/**
 * Finds the slowest text that repeats a pair of pieces. Pairs are compared at an eighth of the longest length, and the slowest twelve at the
 * full length; the growth is the highest among these.
 */
function worst(check: Check): Worst {
  const units = PIECES.flatMap((first) => PIECES.map((second) => first + second));
  const short = Math.max(Math.ceil(check.longest / 8), Math.min(check.longest, 100));
  const slowest = units
    .map((unit) => ({ unit, time: timed(check, worstOf(unit, short), 1) }))
    .sort((a, b) => b.time - a.time)
    .slice(0, 12)
    .map(({ unit }) => ({ unit, time: timed(check, worstOf(unit, check.longest), 5), growth: growthOf(check, unit) }));
  const growth = Math.max(...slowest.map((candidate) => candidate.growth));
  return { ...slowest.reduce((best, other) => (other.time > best.time ? other : best)), growth };
}

/** Measures the processor time of the slowest text that can be made for each check, and how it grows with the length. */
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
