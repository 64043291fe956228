import { numberIn, type Row, textIn } from "../row";
import type { Catalogue } from "./catalogue";
import { cheapestByModel } from "./version-rows";

const FIRST_MODEL = 100_000;
const FIRST_VERSION = 1_000_000;
const MODELS_WITH_PHOTOS = 3;

type Lists = Pick<Catalogue["lists"], "models" | "versions" | "articles">;

/** A price for the copy `series` of a model: up to 39 % above the original, no two series alike. */
const priceOf = (price: number, series: number) => Math.round((price * (100 + (series % 40))) / 100) + series * 1000;

/**
 * A catalogue of `count` models with one version each, for benches. The demo's models come first, then series of
 * copies with ids, slugs, names and prices of their own and the rivals of their original. All of them share a few
 * photos: a build then measures pages, not the making of pictures.
 */
export function multiply({ models, versions, articles }: Lists, count: number): Lists {
  const cheapest = cheapestByModel(versions);
  const originals = models.filter((model) => cheapest.has(numberIn(model, "id") ?? 0));
  const photosOf = (index: number) => originals[index % MODELS_WITH_PHOTOS]?.["photos"] ?? [];
  const out: { models: Row[]; versions: Row[] } = { models: [], versions: [] };
  for (let index = 0; index < count && originals.length > 0; index += 1) {
    const series = Math.floor(index / originals.length);
    const model = { ...originals[index % originals.length], photos: photosOf(index) };
    const version = cheapest.get(numberIn(model, "id") ?? 0) ?? {};
    out.models.push(series === 0 ? model : copyModel(model, index, series));
    out.versions.push(series === 0 ? version : copyVersion(version, index, series));
  }
  const [first] = articles;
  return { ...out, articles: articles.map((article) => ({ ...article, thumbnail: first?.["thumbnail"] ?? null })) };
}

const copyModel = (model: Row, index: number, series: number): Row => ({
  ...model,
  id: FIRST_MODEL + index,
  slug_modele: `${textIn(model, "slug_modele")}-s${series}`,
  nom_du_modele: `${textIn(model, "nom_du_modele")} S${series}`,
});

const copyVersion = (version: Row, index: number, series: number): Row => ({
  ...version,
  car_id: FIRST_VERSION + index,
  id_modele: FIRST_MODEL + index,
  prix: priceOf(numberIn(version, "prix") ?? 10_000_000, series),
});
