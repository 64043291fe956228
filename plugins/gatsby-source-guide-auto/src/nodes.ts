import { createHash } from "node:crypto";
import type { Content } from "./content";
import { gather } from "./gather";
import type { CleanHtml } from "./html/clean-html";
import { byId, latestFirst, type Links, linkToPromos, promosAndOffers } from "./links";
import { addressesOf } from "./map/addresses";
import { toArticle } from "./map/article";
import { toBanner } from "./map/banner";
import { toBrand } from "./map/brand";
import { toCountryParameter } from "./map/country-parameter";
import { toCustomsValue } from "./map/customs-value";
import { toDealer } from "./map/dealer";
import { toEditorialPage } from "./map/editorial-page";
import { toGuide } from "./map/guide";
import { toGuideTopic } from "./map/guide-topic";
import { toMenuBrand } from "./map/menu-brand";
import { toModel } from "./map/model";
import { modelFacts } from "./map/model-facts";
import { categoryIdsBySlug, toNewsCategory } from "./map/news-category";
import { offersOf } from "./map/offers";
import type { PictureOf } from "./map/picture";
import { toPromo } from "./map/promo";
import { toReview } from "./map/review";
import { toSiteSetting } from "./map/site-setting";
import { toUsedBrand } from "./map/used-brand";
import { toVersion } from "./map/version";
import type { PriceHistories } from "./state/price-histories";
import { picturesIn } from "./stylesheet/pictures-in";

/** A node that is not yet created in Gatsby. Its id is made from `guide-auto-{slug of the type}-{key}`. */
export interface NodeDraft {
  type: string;
  key: string | number;
  fields: Record<string, unknown>;
  /** Lists of other nodes: field → their type and keys. */
  links: Links;
}

export interface NodeContext {
  pictureOf: PictureOf;
  /** Digest of the content of a picture, by the id of its File node. */
  digestOf: (file: string) => string;
  clean: CleanHtml;
  css: string;
  /** Day of the build: `2026-11-21`. */
  today: string;
  prices: PriceHistories;
  warn: (message: string) => void;
}

/** Turns the whole content into node drafts. All fields are computed here, before any node is created, so that a node's digest covers all of them. */
export function draftNodes(
  content: Content,
  { pictureOf, digestOf, clean, css, today, prices, warn }: NodeContext,
): NodeDraft[] {
  const addresses = addressesOf(content);
  const brands = new Map(content.brands.map((row) => [row.id, row]));
  const modelsOf = gather(content.models, (row) => [row.marque_id]);
  const promos = content.promos.map((row) => toPromo(row, today));
  const promosOfBrand = gather(promos, ({ brandId }) => [brandId]);
  const promosOfModel = gather(promos, ({ modelId }) => [modelId]);
  const versions = content.versions.map((row) => ({
    row,
    fields: toVersion(row, addresses.version(row), promos, prices[row.car_id] ?? []),
  }));
  const versionsOf = gather(
    versions.map(({ fields }) => fields),
    ({ modelId }) => [modelId],
  );
  const reviewsOf = gather(content.reviews, (row) => [row.id_modele]);
  const categories = content.newsCategories.map(toNewsCategory);
  const categoryIds = categoryIdsBySlug(categories);
  const articles = content.articles.map((row) => ({ row, fields: toArticle(row, pictureOf, clean) }));
  const articlesOf = gather(
    articles.flatMap(({ fields }) => fields ?? []),
    ({ modelIds }) => modelIds,
  );
  const dealers = gather(content.dealers, (row) => row.marques);
  const dealersOf = (brandId: number) => byId("Dealer", dealers(brandId), ({ id }) => id);
  // A brand's mark is its part of one picture with the logos of all brands: pages that show it follow from each of them.
  const logos = content.brands
    .flatMap(({ id, logo }) => {
      const picture = pictureOf(logo);
      return picture ? `${id} ${digestOf(picture.file)}` : [];
    })
    .sort();
  const allLogos = createHash("sha256").update(logos.join()).digest("hex").slice(0, 10);
  const draft = (
    type: string,
    key: string | number,
    fields: Record<string, unknown> | null,
    links: Links = {},
  ): NodeDraft[] => {
    if (!fields) warn(`${type} ${key} ignoré : texte de plus de 1 Mo.`);
    return fields ? [{ type, key, fields, links }] : [];
  };
  return [
    ...content.menuBrands.flatMap((row, position) => draft("MenuBrand", row.id, toMenuBrand(row, position, addresses))),
    ...content.brands.flatMap((row) =>
      draft(
        "Brand",
        row.id,
        { ...toBrand(row, addresses.brand(row.id), pictureOf), allLogos },
        {
          models: byId("Model", modelsOf(row.id), ({ id }) => id),
          dealers: dealersOf(row.id),
          ...promosAndOffers(promosOfBrand(row.id)),
        },
      ),
    ),
    ...content.models.flatMap((row) => {
      const brandName = brands.get(row.marque_id)?.nom_de_la_marque ?? "";
      const facts = modelFacts(versionsOf(row.id), reviewsOf(row.id), promosOfModel(row.id));
      return draft("Model", row.id, toModel(row, brandName, addresses.model(row.id), facts, pictureOf), {
        versions: byId("Version", versionsOf(row.id), ({ versionId }) => versionId),
        ...promosAndOffers(promosOfModel(row.id)),
        rivals: { type: "Model", keys: row.concurrents },
        dealers: dealersOf(row.marque_id),
        reviews: latestFirst("Review", reviewsOf(row.id), ({ id }) => id),
        articles: latestFirst("Article", articlesOf(row.id), ({ articleId }) => articleId),
      });
    }),
    ...versions.flatMap(({ row, fields }) =>
      draft("Version", fields.versionId, fields, { offers: linkToPromos(offersOf(row, promos)) }),
    ),
    ...content.dealers.flatMap((row) =>
      draft("Dealer", row.id, toDealer(row, addresses.dealer(row.id), pictureOf), {
        brands: { type: "Brand", keys: row.marques },
      }),
    ),
    ...content.reviews.flatMap((row) => draft("Review", row.id, toReview(row))),
    ...promos.flatMap((fields) => draft("Promo", fields.promoId, fields)),
    ...categories.flatMap((fields) => draft("NewsCategory", fields.categoryId, fields)),
    ...articles.flatMap(({ row, fields }) =>
      draft("Article", row.ID, fields && { ...fields, categoryId: categoryIds.get(fields.categorySlug) ?? null }, {
        models: { type: "Model", keys: row.modeles_lies },
      }),
    ),
    ...content.guideTopics.flatMap((row, position) =>
      draft("GuideTopic", row.slug, toGuideTopic(row, position, pictureOf)),
    ),
    ...content.guides.flatMap((row) =>
      draft("Guide", row.id, toGuide(row, pictureOf, clean), { costs: { type: "CountryParameter", keys: row.couts } }),
    ),
    ...content.pages.flatMap((row) => draft("EditorialPage", row.slug, toEditorialPage(row, clean))),
    ...content.usedBrands.flatMap((row, position) => draft("UsedBrand", row.marque, toUsedBrand(row, position))),
    ...content.customsValues.flatMap((row) => draft("CustomsValue", row.id, toCustomsValue(row))),
    ...content.countryParameters.flatMap((row) => draft("CountryParameter", row.cle, toCountryParameter(row))),
    ...content.siteSettings.flatMap((row, position) => draft("SiteSetting", row.cle, toSiteSetting(row, position))),
    // No warning is needed for a banner without its picture: the missing picture was already reported.
    ...content.banners.flatMap((row) => {
      const banner = toBanner(row, pictureOf, today);
      return banner ? draft("Banner", row.place, banner) : [];
    }),
    ...draft("CustomStylesheet", "custom-css", {
      css,
      pictures: picturesIn(css).flatMap((url) => pictureOf(url) ?? []),
    }),
  ];
}
