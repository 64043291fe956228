import { join } from "node:path";
import { nameIn } from "../../functions/guide/search/name-in";
import { foundGroups } from "../../functions/guide/search/found-groups";
import { readIndex } from "../../functions/guide/search/search-index";
import { spellings, usedModels } from "../../functions/market/names/used-suggestions";
import { searchIndex } from "../../src/build/search-index";
import { decodeEntities } from "../../src/contract/guide/entities";
import { normalSearch } from "../../src/contract/guide/suggestion";
import type { FoundGroup } from "../../src/contract/site/found";
import { suggestion } from "../../src/contract/wire/suggestion";
import { carsOf, dealerPage, practicalGuide, routes } from "../../src/routes";
import { slugify } from "../../src/shared/text/slug";
import { catalogueOf } from "../../upstream/catalogue/catalogue";
import { numberIn, type Row, textIn } from "../../upstream/row";
import { contentReader } from "../../upstream/source/content";
import { suggestions } from "../../upstream/suggestions";

/** The search of the header on the content of the demonstration, without a build: the index, the rows of api.php, and ads of a few models. */

const content = contentReader(join(import.meta.dirname, "../../upstream/content"))();
const { lists } = catalogueOf(content, new Date());

const nameOf = (row: Row, field: string) => textIn(row, field);
const brandNames = new Map(lists.brands.map((row) => [row["id"], nameOf(row, "nom_de_la_marque")]));
const brandOf = (row: Row) => brandNames.get(row["marque_id"]) ?? "";
const prices = Map.groupBy(lists.versions, (row) => row["id_modele"]);
const priceOf = (row: Row) =>
  Math.min(...(prices.get(row["id"]) ?? []).flatMap((version) => numberIn(version, "prix") ?? []));
const knownPrice = (price: number) => (Number.isFinite(price) ? price : null);
const reviews = Map.groupBy(lists.reviews, (row) => row["id_modele"]);
const categories = ["Actualité nationale", "Essais"];

/** The file that the build would write of this content. */
export const demoIndexFile = searchIndex({
  cars: "/static/cars-0123456789.json",
  brands: lists.brands.map((row) => {
    const [id, name] = [numberIn(row, "id") ?? 0, nameOf(row, "nom_de_la_marque")];
    const models = lists.models.filter((model) => model["marque_id"] === id);
    const path = routes.brand({ id, slug: slugify(name) });
    return { name, path, models, priceMin: knownPrice(Math.min(...models.map(priceOf))), mark: null };
  }),
  models: lists.models.map((row) => {
    const [id, name, brand] = [numberIn(row, "id") ?? 0, nameOf(row, "nom_du_modele"), brandOf(row)];
    return {
      name,
      brand: { name: brand },
      path: routes.model(slugify(brand), { id, slug: slugify(name) }),
      priceMin: knownPrice(priceOf(row)),
      reviewCount: reviews.get(row["id"])?.length ?? 0,
    };
  }),
  lists: [
    { label: "SUV", path: carsOf("carrosserie", "suv"), models: 40 },
    { label: "Pick-up", path: carsOf("carrosserie", "pick-up"), models: 9 },
    { label: "Citadine", path: carsOf("carrosserie", "citadine"), models: 12 },
    { label: "Diesel", path: carsOf("energie", "diesel"), models: 30 },
    { label: "Hybride", path: carsOf("energie", "hybride"), models: 8 },
    { label: "Électrique", path: carsOf("energie", "electrique"), models: 11 },
    { label: "Moins de 10 millions", path: carsOf("budget", "moins-de-10-millions"), models: 14 },
  ],
  topics: lists.guideTopics.map((row) => {
    const slug = nameOf(row, "slug");
    return {
      slug,
      name: nameOf(row, "name"),
      path: routes.guideTopic({ slug }),
      description: nameOf(row, "description"),
    };
  }),
  guides: lists.guides.map((row) => {
    const topicSlug = nameOf(row, "taxonomy");
    return { title: nameOf(row, "titre"), topicSlug, path: practicalGuide(topicSlug, nameOf(row, "slug")) };
  }),
  dealers: lists.dealers.map((row) => ({
    path: dealerPage(nameOf(row, "slug")),
    name: nameOf(row, "nom"),
    brands: (row["marques"] as readonly unknown[]).map((id) => ({ name: brandNames.get(id) ?? "" })),
    district: nameOf(row, "quartier"),
    city: nameOf(row, "ville"),
    region: nameOf(row, "region"),
  })),
  articles: lists.articles.slice(0, 30).map((row, at) => ({
    title: decodeEntities(nameOf(row, "post_title")),
    path: routes.article("essais", { id: numberIn(row, "ID") ?? 0, slug: nameOf(row, "post_name") }),
    categoryName: categories[at % 2] ?? "",
  })),
});
const index = readIndex(JSON.parse(demoIndexFile));

const ONLINE = {
  online: 60,
  unlisted: 0,
  answers: {
    marque: Object.fromEntries(["ford", "toyota", "hyundai", "peugeot"].map((key) => [key, { n: 9, label: key }])),
    modele: {
      "ford-escape": { n: 12, label: "Ford Escape" },
      "toyota-yaris": { n: 3, label: "Toyota Yaris" },
      "toyota-corolla": { n: 20, label: "Toyota Corolla" },
      "hyundai-tucson": { n: 14, label: "Hyundai Tucson" },
      "peugeot-206": { n: 1, label: "Peugeot 206" },
    },
  },
};
const known = spellings(
  content.usedBrands.map(({ marque = "" }) => ({
    name: marque,
    synonyms: [],
    models: content.usedModels
      .filter((model) => model["marque"] === marque)
      .map(({ modele = "", synonymes = "" }) => ({ name: modele, synonyms: synonymes.split("|").filter(Boolean) })),
  })),
);

/** What a visitor is shown for a text. @param isDown whether api.php does not answer @param most rows of the index in one group */
export function demoGroups(typed: string, isDown = false, most = 4): readonly FoundGroup[] {
  const search = normalSearch(typed);
  if (search === null) return [];
  const data = isDown ? [] : suggestions(search, lists).flatMap((row) => suggestion.safeParse(row).data ?? []);
  return foundGroups(search, { data, used: usedModels(nameIn(search), ONLINE, known), index }, most);
}
