import { MIN_SEARCH_LENGTH, type UsedSuggestion } from "../../../src/contract/guide/suggestion";
import { ALL_ADS, writeAdSearch } from "../../../src/contract/market/search";
import { routes, usedBrand, usedModel } from "../../../src/routes";
import { isOneErrorAway, MIN_FORGIVEN } from "../../../src/shared/text/one-error-away";
import { slugify } from "../../../src/shared/text/slug";
import type { Env } from "../../env";
import type { WaitUntil } from "../../shared/context";
import { releaseFile } from "../../site/release-files";
import { catalogueNames } from "../guide-figures";
import { type OnlineAnswers, onlineOf } from "../search/ad-answers-store";
import { keepingFor } from "../search/list-cache";
import { fold, type NamedBrand } from "./car-names";
import { brandOf, modelKey, ownName, YEAR } from "./keys";

const MAX_SUGGESTIONS = 3;

/** A model that has ads online. */
interface OnlineModel {
  readonly key: string;
  readonly brand: string;
  /** « Ford Escape » */
  readonly label: string;
  readonly n: number;
}

function modelsOf({ answers }: OnlineAnswers): readonly OnlineModel[] {
  const brands = Object.keys(answers["marque"] ?? {});
  return Object.entries(answers["modele"] ?? {}).flatMap(([key, { n, label }]) => {
    const brand = brandOf(key, brands);
    return brand === undefined ? [] : { key, brand, label, n };
  });
}

/** Key of a model → the ways of writing it, folded, with and without its brand. */
type Spellings = ReadonlyMap<string, readonly string[]>;

export function spellings(catalogue: readonly NamedBrand[]): Spellings {
  return new Map(
    catalogue.flatMap((brand) =>
      brand.models.map((model) => {
        const own = [model.name, ...model.synonyms].map(fold);
        const brands = [brand.name, ...brand.synonyms].map(fold);
        const whole = brands.flatMap((name) => own.map((one) => name + one));
        return [modelKey({ brand: slugify(brand.name), model: slugify(model.name) }), [...own, ...whole]] as const;
      }),
    ),
  );
}

const unhyphenated = (key: string) => key.replaceAll("-", "");

/** How near a typed text is to a name: 0 the same, 1 its beginning, 2 one typing error; null when it is another one. */
function distance(typed: string, name: string): number | null {
  if (typed === name) return 0;
  if (name.startsWith(typed)) return 1;
  const mayBeNear = typed.length >= MIN_FORGIVEN && Math.abs(name.length - typed.length) <= 1;
  return mayBeNear && isOneErrorAway(name, typed) ? 2 : null;
}

/** What the words may mean: a name, or a name with a year behind it, as « escape 2014 » does. */
function readings(search: string): readonly { readonly name: string; readonly year: string | null }[] {
  const words = slugify(search).split("-");
  const last = words.at(-1) ?? "";
  const whole = { name: words.join(""), year: null };
  return words.length > 1 && YEAR.test(last) ? [whole, { name: words.slice(0, -1).join(""), year: last }] : [whole];
}

function suggestionOf({ key, brand, label, n }: OnlineModel, year: string | null): UsedSuggestion {
  if (year === null)
    return { type: "used", label: `${label} d’occasion`, count: n, path: usedModel(brand, ownName(brand, key)) };
  const bounds = { annee_min: Number(year), annee_max: Number(year) };
  return {
    type: "used",
    label: `${label} ${year} d’occasion`,
    count: null,
    path: `${routes.usedSearch}?${writeAdSearch({ ...ALL_ADS, choices: { modele: [key] }, bounds })}`,
  };
}

/** All ads of the brand that alone was meant: three of its models would look like all of it. */
function allOf(models: readonly OnlineModel[], { answers }: OnlineAnswers): readonly UsedSuggestion[] {
  const [brand, ...others] = new Set(models.map((model) => model.brand));
  const all = answers["marque"]?.[brand ?? ""];
  if (brand === undefined || !all || others.length > 0) return [];
  return [{ type: "used", label: `Toutes les ${all.label} d’occasion`, count: all.n, path: usedBrand(brand) }];
}

/**
 * The models with ads online that a visitor may mean, the nearest first, then those with the most ads, and all ads of their brand where it has more models (rule: market/used-suggestions).
 * @param search normalised by `normalSearch`
 */
export function usedModels(search: string, online: OnlineAnswers, known: Spellings): readonly UsedSuggestion[] {
  const models = modelsOf(online).map((model) => ({
    model,
    names: [model.key, ownName(model.brand, model.key)].map(unhyphenated).concat(known.get(model.key) ?? []),
  }));
  for (const { name, year } of readings(search).filter((reading) => reading.name.length >= MIN_SEARCH_LENGTH)) {
    const near = models.flatMap(({ model, names }) => {
      const away = names.flatMap((one) => distance(name, one) ?? []);
      return away.length === 0 ? [] : { model, away: Math.min(...away) };
    });
    if (near.length === 0) continue;
    const nearest = near.sort((a, b) => a.away - b.away || b.model.n - a.model.n).map(({ model }) => model);
    const proposed = nearest.slice(0, MAX_SUGGESTIONS).map((model) => suggestionOf(model, year));
    return nearest.length > proposed.length && year === null ? [...proposed, ...allOf(nearest, online)] : proposed;
  }
  return [];
}

/** The spellings of a release's catalogue take milliseconds to fold, and a release never changes while its Worker runs. */
const folded = new WeakMap<object, Spellings>();

async function spellingsIn(env: Env): Promise<Spellings> {
  const file: object = Object(await releaseFile(env, "car-names"));
  const known = folded.get(file) ?? spellings(await catalogueNames(env));
  folded.set(file, known);
  return known;
}

/** Reads what {@link usedModels} needs; of the database only the counts that searches read too, cached with theirs. */
export async function usedSuggestions(
  env: Env,
  search: string,
  waitUntil: WaitUntil,
): Promise<readonly UsedSuggestion[]> {
  const [online, known] = await Promise.all([onlineOf(env.DB, keepingFor(waitUntil)), spellingsIn(env)]);
  return usedModels(search, online, known);
}
