import type { ContentKind } from "../../src/contract/shared/endpoints";
import { numberIn, type Row, textIn } from "../row";
import type { Content } from "../source/content";
import { articleRows } from "./article-rows";
import { brandRows, menuBrandRows } from "./brand-rows";
import { type Car, carOf } from "./cars";
import { customsRows } from "./customs-rows";
import { dealerRows } from "./dealer-rows";
import { illustrated, type Illustration, illustrationsOf, pictureOf } from "./illustrations";
import { modelRows } from "./model-rows";
import { namesOf } from "./names";
import { promoRows } from "./promo-rows";
import { reviewRows } from "./review-rows";
import { usedBrandRows } from "./used-rows";
import { cheapestByModel, versionRows } from "./version-rows";

/** Every list that api.php answers, in wire rows; the banners, which are one object; the cars, for the pictures. */
export interface Catalogue {
  lists: Record<Exclude<ContentKind, "banners">, Row[]>;
  banners: Row;
  cars: ReadonlyMap<number, Car>;
  /** What the pictures of texts show, by their addresses. */
  illustrations: ReadonlyMap<string, Illustration>;
  /** Monogram colours by brand slug, with the name as written. */
  marks: ReadonlyMap<string, { name: string; color: string }>;
}

/** The wire rows of a content folder on a given day. */
export function catalogueOf(content: Content, today: Date): Catalogue {
  const { brands, models } = content;
  const names = namesOf(brands, models);
  const bodies = new Map(
    content.bodies.flatMap((line) => {
      const model = names.model(line["marque"] ?? "", line["modele"] ?? "");
      return model ? [[model.id, line] as const] : [];
    }),
  );
  const designs = new Map(
    content.designs.flatMap((line) => {
      const model = names.model(line["marque"] ?? "", line["modele"] ?? "");
      return model ? [[model.id, line] as const] : [];
    }),
  );
  const priced = versionRows(content.versions, content.equipment, bodies, names);
  const cheapest = cheapestByModel(priced);
  const cars = new Map(
    models.flatMap((model) => {
      const brand = names.brand(model.marque);
      return brand
        ? [
            [
              model.id,
              carOf(
                model,
                brand,
                bodies.get(model.id) ?? {},
                cheapest.get(model.id) ?? {},
                designs.get(model.id) ?? null,
              ),
            ] as const,
          ]
        : [];
    }),
  );
  const illustrations = illustrationsOf(content);
  return {
    lists: {
      menuBrands: menuBrandRows(brands, models),
      newsCategories: content.categories.map(({ slug: _ours, ...category }) => category),
      guideTopics: content.topics.map((row) => illustrated(row, pictureOf.topic(textIn(row, "slug")), illustrations)),
      countryParameters: content.country,
      siteSettings: content.site,
      pages: content.pages,
      usedBrands: usedBrandRows(content.usedBrands, content.usedModels),
      customsValues: customsRows(content.customsValues),
      brands: brandRows(brands),
      models: modelRows(models, names, bodies, cheapest, cars),
      versions: priced,
      dealers: dealerRows(content.dealers, names),
      reviews: reviewRows(content.reviews, names),
      promos: promoRows(content.promos, names, cheapest, today),
      articles: articleRows(content.articles, content.categories, names),
      guides: content.guides.map((row) => illustrated(row, pictureOf.guide(numberIn(row, "id") ?? 0), illustrations)),
    },
    banners: content.banners,
    cars,
    illustrations,
    marks: new Map(
      brands.map((brand) => [brand.slug, { name: brand.nom_de_la_marque, color: brand.couleur ?? "#55645f" }]),
    ),
  };
}
