import type { Content } from "./content";
import { gather } from "./gather";
import type { CleanHtml } from "./html/clean-html";
import { toArticle } from "./map/article";
import { toBanner } from "./map/banner";
import { toBrand } from "./map/brand";
import { toCountryParameter } from "./map/country-parameter";
import { toDealer } from "./map/dealer";
import { toEditorialPage } from "./map/editorial-page";
import { toGuide } from "./map/guide";
import { toGuideTopic } from "./map/guide-topic";
import { toMenuBrand } from "./map/menu-brand";
import { toModel } from "./map/model";
import { modelFacts } from "./map/model-facts";
import { toNewsCategory } from "./map/news-category";
import { modelOffers, offersOf } from "./map/offers";
import type { PictureOf } from "./map/picture";
import { type PromoFields, toPromo } from "./map/promo";
import { toReview } from "./map/review";
import { toSiteSetting } from "./map/site-setting";
import { toVersion } from "./map/version";
import { picturesIn } from "./stylesheet/pictures-in";

/** A node before Gatsby knows it: `guide-auto-{slug of the type}-{key}` tells it from all others. */
export interface NodeDraft {
  type: string;
  key: string | number;
  fields: Record<string, unknown>;
  /** Lists of other nodes: field → their type and keys. */
  links: Links;
}

/**
 * Kept by the nodes' own ids: a page that lists them then follows these nodes alone. A link by any other field would have
 * Gatsby ask every page anew whenever one node of the type changes.
 */
type Links = Readonly<Record<string, { readonly type: string; readonly keys: readonly (string | number)[] }>>;

export interface NodeContext {
  pictureOf: PictureOf;
  clean: CleanHtml;
  css: string;
  /** Day of the build: `2026-11-21`. */
  today: string;
  warn: (message: string) => void;
}

/** One order, whichever row changed last. */
const ascending = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

/** The whole content as node drafts. Everything is computed here, before any node is made, so that digests tell the truth. */
export function draftNodes(content: Content, { pictureOf, clean, css, today, warn }: NodeContext): NodeDraft[] {
  const brands = new Map(content.brands.map((row) => [row.id, row]));
  const modelsOf = gather(content.models, (row) => [row.marque_id]);
  const promos = content.promos.map((row) => toPromo(row, today));
  const versions = content.versions.map((row) => ({ row, fields: toVersion(row, promos) }));
  const versionsOf = gather(versions, ({ row }) => [row.id_modele]);
  const linkTo = (offers: readonly PromoFields[]) => ({ type: "Promo", keys: offers.map(({ promoId }) => promoId) });
  const reviewsOf = gather(content.reviews, (row) => [row.id_modele]);
  const dealersOf = gather(content.dealers, (row) => row.marques);
  const slugs = {
    brands: new Map(content.brands.map((row) => [row.id, row.slug])),
    models: new Map(content.models.map((row) => [row.id, row.slug_modele])),
  };
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
    ...content.menuBrands.flatMap((row, position) => draft("MenuBrand", row.id, toMenuBrand(row, position, slugs))),
    ...content.brands.flatMap((row) =>
      draft("Brand", row.id, toBrand(row, pictureOf), {
        models: { type: "Model", keys: ascending(modelsOf(row.id).map(({ id }) => id)) },
        dealers: { type: "Dealer", keys: ascending(dealersOf(row.id).map(({ id }) => id)) },
      }),
    ),
    ...content.models.flatMap((row) => {
      const brandName = brands.get(row.marque_id)?.nom_de_la_marque ?? "";
      const facts = modelFacts(
        versionsOf(row.id).map(({ fields }) => fields),
        reviewsOf(row.id),
      );
      return draft("Model", row.id, toModel(row, brandName, facts, pictureOf), {
        versions: { type: "Version", keys: ascending(versionsOf(row.id).map(({ fields }) => fields.versionId)) },
        offers: linkTo(modelOffers(row.id, promos)),
        rivals: { type: "Model", keys: row.concurrents },
      });
    }),
    ...versions.flatMap(({ row, fields }) =>
      draft("Version", fields.versionId, fields, { offers: linkTo(offersOf(row, promos)) }),
    ),
    ...content.dealers.flatMap((row) =>
      draft("Dealer", row.id, toDealer(row), { brands: { type: "Brand", keys: row.marques } }),
    ),
    ...content.reviews.flatMap((row) => draft("Review", row.id, toReview(row))),
    ...promos.flatMap((fields) => draft("Promo", fields.promoId, fields)),
    ...content.newsCategories.flatMap((row) => draft("NewsCategory", row.id, toNewsCategory(row))),
    ...content.articles.flatMap((row) =>
      draft("Article", row.ID, toArticle(row, pictureOf, clean), { models: { type: "Model", keys: row.modeles_lies } }),
    ),
    ...content.guideTopics.flatMap((row, position) => draft("GuideTopic", row.slug, toGuideTopic(row, position))),
    ...content.guides.flatMap((row) =>
      draft("Guide", row.id, toGuide(row, clean), { costs: { type: "CountryParameter", keys: row.couts } }),
    ),
    ...content.pages.flatMap((row) => draft("EditorialPage", row.slug, toEditorialPage(row, clean))),
    ...content.countryParameters.flatMap((row) => draft("CountryParameter", row.cle, toCountryParameter(row))),
    ...content.siteSettings.flatMap((row, position) => draft("SiteSetting", row.cle, toSiteSetting(row, position))),
    // A banner without its picture has been told already, with the picture.
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
