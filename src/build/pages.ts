import path from "node:path";
import { CAR_COST_KEYS } from "../costs/rules/car-costs";
import { type Parameter, ratesOf } from "../costs/rules/parameters";
import { createIfChanged } from "../gatsby-5.16/build/unchanged-pages";
import { pageOf, reviewsOf, routes, usedBrand } from "../routes";
import { slugify } from "../shared/text/slug";
import { type CatalogueModel, INDEXED_MODEL } from "./car-index";
import { createCarPages } from "./car-pages";
import { COMPARABLE_MODEL, type ComparableModel, createComparisonPages } from "./comparison-pages";
import { type CreatePage, type CreatePages, template } from "./create-page";
import { createDatedPages } from "./dated-pages";
import { createDealerPages, type PagedDealer } from "./dealer-pages";
import { EDGE_BRAND, EDGE_USED_BRAND, type EdgeModel, writeEdgeFiles } from "./edge-files";
import type { UsedBrand } from "./edge-facts";
import { withEquipment, type WithoutEquipment } from "./equipment";
import { createModelPages, PAGED_MODEL, type PagedModel } from "./model-pages";
import { redirects } from "./publish/redirects";
import { promoIdsBy, type RelatedArticle, relatedContent } from "./related-content";
import type { ListedReview } from "./review-facets";
import { createReviewPages } from "./review-pages";
import type { SearchedContent } from "./search-index";
import { SHELLS } from "./shells";

const ARTICLES_PER_PAGE = 12;

/** Pages of the editors that show more than their text. */
const EDITORIAL_TEMPLATES: Readonly<Record<string, string>> = {
  [routes.about]: "about",
  [routes.contact]: "contact",
  [routes.legal]: "legal",
};

const PROMOS_OF_BRAND = 2;
/** How many articles the search finds, the latest. */
const FOUND_ARTICLES = 30;

interface Nodes<Node> {
  readonly nodes: readonly Node[];
}
/** The result is typed by hand: Gatsby only generates types for the queries of components. */
interface PagesData {
  readonly allBrand: Nodes<Omit<SearchedContent["brands"][number], "models"> & { brandId: number; slug: string }>;
  readonly allUsedBrand: Nodes<UsedBrand>;
  readonly allModel: Nodes<WithoutEquipment<CatalogueModel & PagedModel & ComparableModel & EdgeModel>>;
  readonly allDealer: Nodes<PagedDealer & SearchedContent["dealers"][number]>;
  readonly allPromo: Nodes<{ promoId: number; brandId: number; dealerId: number | null }>;
  readonly allCountryParameter: Nodes<Parameter>;
  readonly priceNote: { readonly text: string } | null;
  readonly allReview: Nodes<ListedReview>;
  readonly allNewsCategory: Nodes<{ categoryId: number; slug: string; path: string }>;
  readonly allArticle: Nodes<RelatedArticle & SearchedContent["articles"][number] & { categorySlug: string }>;
  readonly allGuideTopic: Nodes<SearchedContent["topics"][number]>;
  readonly allGuide: Nodes<SearchedContent["guides"][number] & { guideId: number }>;
  readonly allEditorialPage: Nodes<{ slug: string; path: string }>;
}

/** One query of everything: Gatsby reads each model and version again for each query. */
const QUERY = /* GraphQL */ `
  query Pages {
    allBrand(sort: { brandId: ASC }) {
      nodes {
        brandId
        slug
        ${EDGE_BRAND}
      }
    }
    allUsedBrand(sort: { position: ASC }) {
      nodes {
        ${EDGE_USED_BRAND}
      }
    }
    allModel(sort: { modelId: ASC }) {
      nodes {
        ${INDEXED_MODEL}
        ${PAGED_MODEL}
        ${COMPARABLE_MODEL}
      }
    }
    allDealer(sort: { dealerId: ASC }) {
      nodes {
        dealerId
        path
        name
        district
        city
        region
        brands {
          brandId
          name
        }
      }
    }
    allPromo(filter: { status: { eq: RUNNING } }, sort: [{ end: ASC }, { promoId: ASC }]) {
      nodes {
        promoId
        brandId
        dealerId
      }
    }
    allCountryParameter(sort: { key: ASC }) {
      nodes {
        key
        value
        valueMax
      }
    }
    priceNote: siteSetting(key: { eq: "demonstration_prix" }) {
      text
    }
    allReview(sort: { reviewId: ASC }) {
      nodes {
        reviewId
        date
        overall
        usefulVotes
        mileage
        year
        usage
        model {
          modelId
          slug
          name
          articled
          energies
          brand {
            brandId
            slug
            name
          }
        }
      }
    }
    allNewsCategory(sort: { categoryId: ASC }) {
      nodes {
        categoryId
        slug
        path
      }
    }
    allArticle(sort: [{ date: DESC }, { articleId: DESC }]) {
      nodes {
        articleId
        path
        title
        categorySlug
        categoryName
        modelIds
      }
    }
    allGuideTopic(sort: { position: ASC }) {
      nodes {
        slug
        path
        name
        description
      }
    }
    allGuide(sort: [{ main: DESC }, { guideId: ASC }]) {
      nodes {
        guideId
        path
        title
        topicSlug
      }
    }
    allEditorialPage(sort: { slug: ASC }) {
      nodes {
        slug
        path
      }
    }
  }
`;

/** Creates the pages that are made from data. Each gets only ids as context, and its own query selects the fields that it shows. */
export const createPages: CreatePages = async ({ graphql, actions, reporter, store, getNodesByType }) => {
  const { createSlice, createRedirect } = actions;
  const createPage = createIfChanged(actions.createPage, store);
  createSlice({ id: "header", component: path.resolve("src/slices/header.tsx") });
  createSlice({ id: "footer", component: path.resolve("src/slices/footer.tsx") });
  // The Worker redirects visitors who arrive, Gatsby's router those who are here already.
  for (const { from, to, status } of redirects)
    createRedirect({ fromPath: from, toPath: to, isPermanent: status === 301, statusCode: status });

  // Whoever changes a component sees it here in both themes; no visitor does.
  if (process.env.NODE_ENV === "development")
    createPage({ path: "/__style", component: template("style"), context: {} });

  const { data, errors } = await graphql<PagesData>(QUERY);
  if (errors || !data) {
    reporter.panicOnBuild("Les pages n’ont pas pu être énumérées.", errors);
    return;
  }

  const models = withEquipment(data.allModel.nodes, getNodesByType);
  const ofBrand = Map.groupBy(models, ({ brand }) => brand.brandId);
  const promos = data.allPromo.nodes;
  const promoIdsOfBrand = promoIdsBy(promos, ({ brandId }) => brandId);
  const rates = ratesOf(data.allCountryParameter.nodes, CAR_COST_KEYS);
  const articles = data.allArticle.nodes;
  const related = relatedContent(data.allReview.nodes, articles);
  for (const { brandId, slug, name, path: address } of data.allBrand.nodes)
    createPage({
      path: address,
      component: template("brand"),
      context: {
        brandId,
        ...related.ofBrand((ofBrand.get(brandId) ?? []).map(({ modelId }) => modelId)),
        promoIds: promoIdsOfBrand(brandId, PROMOS_OF_BRAND),
        reviewsPath: reviewsOf("marque", `${brandId}-${slug}`),
        usedCars: usedBrand(slugify(name)),
      },
    });

  createDatedPages(createPage);
  const { groups, index } = createCarPages(createPage, models);
  writeEdgeFiles("public", {
    brands: data.allBrand.nodes.map((brand) => ({ ...brand, models: ofBrand.get(brand.brandId) ?? [] })),
    models,
    usedBrands: data.allUsedBrand.nodes,
    lists: groups.flatMap(({ lists }) => lists),
    topics: data.allGuideTopic.nodes,
    guides: data.allGuide.nodes,
    dealers: data.allDealer.nodes,
    articles: articles.slice(0, FOUND_ARTICLES),
    cars: index,
  });
  const reviewsOfModel = createReviewPages(createPage, data.allReview.nodes);
  const priceNote = data.priceNote?.text ?? null;
  createModelPages(createPage, models, { rates, priceNote, reviewsOf: reviewsOfModel, related });
  createDealerPages(
    createPage,
    data.allDealer.nodes,
    ofBrand,
    promoIdsBy(promos, ({ dealerId }) => dealerId),
  );
  await createComparisonPages(createPage, models, rates);

  createList(createPage, routes.allNews, articles.length, { categoryId: null, categorySlug: "*" });
  for (const { categoryId, slug, path: address } of data.allNewsCategory.nodes) {
    const inside = articles.filter(({ categorySlug }) => categorySlug === slug);
    createList(createPage, address, inside.length, { categoryId, categorySlug: slug });
  }
  articles.forEach(({ articleId, path: address, categorySlug }, index) =>
    createPage({
      path: address,
      component: template("article"),
      context: { articleId, categorySlug, nextId: articles[index + 1]?.articleId ?? null },
    }),
  );

  for (const { slug, path: address } of data.allGuideTopic.nodes)
    createPage({ path: address, component: template("guide-topic"), context: { topicSlug: slug } });
  for (const { guideId, path: address, topicSlug } of data.allGuide.nodes)
    createPage({
      path: address,
      component: template("practical-guide"),
      context: { guideId, topicSlug },
    });

  for (const { slug, path: address } of data.allEditorialPage.nodes)
    createPage({
      path: address,
      component: template(EDITORIAL_TEMPLATES[address] ?? "editorial"),
      context: { slug },
    });

  for (const { path: address, matchPath, of } of SHELLS)
    createPage({ path: address, matchPath, component: template(of), context: {} });
};

/** Creates the pages of a list of articles, twelve per page (rule: editorial/articles-by-twelve, editorial/all-articles-listed). An empty list still has a first page, which shows its empty state. */
function createList(
  createPage: CreatePage,
  listPath: string,
  count: number,
  context: { categoryId: number | null; categorySlug: string },
) {
  const pages = Math.max(1, Math.ceil(count / ARTICLES_PER_PAGE));
  for (let page = 1; page <= pages; page++)
    createPage({
      path: pageOf(listPath, page),
      component: template("news-list"),
      context: {
        ...context,
        inCategory: context.categoryId !== null,
        listPath,
        page,
        pages,
        skip: (page - 1) * ARTICLES_PER_PAGE,
        limit: ARTICLES_PER_PAGE,
      },
    });
}
