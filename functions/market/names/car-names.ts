import { isOneErrorAway, MIN_FORGIVEN } from "../../../src/shared/text/one-error-away";
import { slugify } from "../../../src/shared/text/slug";
import { YEAR } from "./keys";

interface Named {
  readonly name: string;
  /** Other ways in which sellers write it. */
  readonly synonyms: readonly string[];
}
export interface NamedBrand extends Named {
  readonly models: readonly Named[];
}

/** A brand and a model as the catalogue writes them; null for a model that it does not have. */
export interface NamedCar {
  readonly brand: string;
  readonly model: string | null;
}

/** Sellers add the version, the engine, the year… after the name. */
const MAX_WORDS = 8;

const wordsOf = (text: string) => slugify(text).split("-").slice(0, MAX_WORDS);
/** A name without case, accents, spaces and hyphens: « RAV 4 » → rav4. */
export const fold = (text: string) => slugify(text).replaceAll("-", "");
const figuresIn = (text: string) => text.replace(/\D/g, "");

/** The item of a collection of one; null when it has none, or several. */
function theOnly<Of>(items: Iterable<Of>): Of | null {
  const [only, ...others] = items;
  return only !== undefined && others.length === 0 ? only : null;
}

type Names<Of> = ReadonlyMap<string, Of>;
const namesOf = <Of extends Named>(all: readonly Of[]): Names<Of> =>
  // A name counts more than another's synonym.
  new Map(
    [
      ...all.flatMap((one) => one.synonyms.map((synonym) => [fold(synonym), one] as const)),
      ...all.map((one) => [fold(one.name), one] as const),
    ].filter(([name]) => name !== ""),
  );

/** What a folded text names, exactly or with one typing error in its letters; null when it names nothing, or several. */
function named<Of>(names: Names<Of>, text: string): Of | null {
  const exact = names.get(text);
  if (exact) return exact;
  if (text.length < MIN_FORGIVEN) return null;
  const figures = figuresIn(text);
  const near = new Set<Of>();
  for (const [name, one] of names)
    if (name.length >= MIN_FORGIVEN && figuresIn(name) === figures && isOneErrorAway(name, text)) near.add(one);
  return theOnly(near);
}

/** « 320i » and « C220d » name an engine of the « 320 » and the « C220 ». */
const withoutEngine = (word: string) => word.replace(/(\d)[a-z]{1,2}$/, "$1");

/** What the longest beginning of the words names. */
function namedFirst<Of>(names: Names<Of>, words: readonly string[]): Of | null {
  for (let length = words.length; length > 0; length -= 1) {
    const text = words.slice(0, length).join("");
    const plain = withoutEngine(text);
    const found = named(names, text) ?? (plain === text ? null : named(names, plain));
    if (found) return found;
  }
  return null;
}

/** What the words name, wherever the name begins. « 2008 » behind another word is a year. */
function namedLater<Of>(names: Names<Of>, words: readonly string[]): Of | null {
  for (let start = 1; start < words.length; start += 1) {
    const found = YEAR.test(words[start] ?? "") ? null : namedFirst(names, words.slice(start));
    if (found) return found;
  }
  return null;
}

/** The words behind the brand's name, if they begin with it: « Peugeot 2008 » → 2008. */
function withoutBrand(names: Names<Named>, brand: Named, words: readonly string[]): readonly string[] {
  for (let length = words.length - 1; length > 0; length -= 1)
    if (named(names, words.slice(0, length).join("")) === brand) return words.slice(length);
  return words;
}

/** Shorter names, such as « X3 » and « 308 », are those of several brands. */
const MIN_TELLING = 4;

/** The only brand with this first letter that has a model of exactly this name: « Fort » « Escape » is a Ford. */
function brandByModel(brands: readonly NamedBrand[], typed: string, words: readonly string[]): NamedBrand | null {
  const names = words.map((_, index) => words.slice(0, index + 1).join("")).filter((name) => /^[a-z]*$/.test(name));
  const telling = new Set(names.filter(({ length }) => length >= MIN_TELLING));
  return theOnly(
    brands.filter(
      ({ name, models }) => fold(name)[0] === typed[0] && models.some((model) => telling.has(fold(model.name))),
    ),
  );
}

/**
 * Understands the names that a seller typed (rule: market/car-names): case, accents, spaces, one typing error, names of other markets, the brand or
 * the version beside the model.
 * @returns a function that gives the car of a typed brand and model; null when not even the brand is known
 */
export function carNames(brands: readonly NamedBrand[]): (brand: string, model: string) => NamedCar | null {
  const names = namesOf(brands);
  return (typedBrand, typedModel) => {
    const [brandWords, modelWords] = [wordsOf(typedBrand), wordsOf(typedModel)];
    const brand =
      namedFirst(names, brandWords) ??
      namedFirst(names, modelWords) ??
      brandByModel(brands, brandWords.join(""), modelWords);
    if (!brand) return null;
    const models = namesOf(brand.models);
    const own = withoutBrand(names, brand, modelWords);
    const model =
      namedFirst(models, modelWords) ??
      namedFirst(models, own) ??
      // « Range Rover » « Sport »: the model's name begins in the brand's place.
      namedFirst(models, [...brandWords, ...modelWords]) ??
      namedLater(models, own);
    return { brand: brand.name, model: model?.name ?? null };
  };
}
