import path from "node:path";
import { pageOf, reviewsOf, routes, usedBrand } from "../routes";
import { slugify } from "../shared/text/slug";
import type { CatalogueModel } from "./car-index";
import { createCarPages } from "./car-pages";
import { createComparisonPages } from "./comparison-pages";
import { type CreatePage, type CreatePages, template } from "./create-page";
import { createDealerPages } from "./dealer-pages";
import { createModelPages } from "./model-pages";
import { redirects } from "./publish/redirects";
import { CARD_COVER, PRICED_VERSION } from "./query-parts";
import type { ListedReview } from "./review-facets";
import { createReviewPages } from "./review-pages";
import { SHELLS } from "./shells";

const ARTICLES_PER_PAGE = 12;

interface Nodes<Node> {
  readonly nodes: readonly Node[];
}
/** The result is typed by hand: Gatsby only generates types for the queries of components. */
interface PagesData {
  readonly allBrand: Nodes<{
    brandId: number;
    slug: string;
    name: string;
    path: string;
    models: readonly { modelId: number }[];
  }>;
  readonly allModel: Nodes<CatalogueModel>;
  readonly allReview: Nodes<ListedReview>;
  readonly allNewsCategory: Nodes<{ categoryId: number; slug: string; path: string }>;
  readonly allArticle: Nodes<{ articleId: number; path: string; categorySlug: string }>;
  readonly allGuideTopic: Nodes<{ slug: string; path: string }>;
  readonly allGuide: Nodes<{ guideId: number; path: string; topicSlug: string }>;
  readonly allEditorialPage: Nodes<{ slug: string; path: string }>;
}

/** Creates the pages that are made from data. Each gets only ids as context, and its own query selects the fields that it shows. */
export const createPages: CreatePages = async (gatsby) => {
  const { graphql, actions, reporter } = gatsby;
  const { createPage, createSlice, createRedirect } = actions;
  createSlice({ id: "header", component: path.resolve("src/slices/header.tsx") });
  createSlice({ id: "footer", component: path.resolve("src/slices/footer.tsx") });
  // The Worker redirects visitors who arrive, Gatsby's router those who are here already.
  for (const { from, to, status } of redirects)
    createRedirect({ fromPath: from, toPath: to, isPermanent: status === 301, statusCode: status });

  // Whoever changes a component sees it here in both themes; no visitor does.
  if (process.env.NODE_ENV === "development")
    createPage({ path: "/__style", component: template("style"), context: {} });

  const { data, errors } = await graphql<PagesData>(/* GraphQL */ `
    query Pages {
      allBrand(sort: { brandId: ASC }) {
        nodes {
          brandId
          slug
          name
          path
          models {
            modelId
          }
        }
      }
      allModel(sort: { modelId: ASC }) {
        nodes {
          modelId
          slug
          name
          bodyType
          status
          conditionalPromo
          ownerScore
          reviewCount
          launchDate
          brand {
            brandId
            slug
            name
          }
          ${CARD_COVER}
          versions {
            ${PRICED_VERSION}
            slug
            energy
            automatic
            fourWheelDrive
            seats
            power
            fiscalPower
            consumption
            consumptionUnit
            range
            battery
            chargeDc
            groundClearance
            boot
            availability
            equipment {
              label
              status
            }
          }
        }
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
          categorySlug
        }
      }
      allGuideTopic(sort: { position: ASC }) {
        nodes {
          slug
          path
        }
      }
      allGuide(sort: { guideId: ASC }) {
        nodes {
          guideId
          path
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
  `);
  if (errors || !data) {
    reporter.panicOnBuild("Les pages n’ont pas pu être énumérées.", errors);
    return;
  }

  for (const { brandId, slug, name, path: address, models } of data.allBrand.nodes)
    createPage({
      path: address,
      component: template("brand"),
      context: {
        brandId,
        modelIds: models.map(({ modelId }) => modelId),
        reviewsPath: reviewsOf("marque", `${brandId}-${slug}`),
        usedCars: usedBrand(slugify(name)),
      },
    });

  createCarPages(createPage, data.allModel.nodes);
  const reviewsOfModel = createReviewPages(createPage, data.allReview.nodes);
  await createModelPages(gatsby, reviewsOfModel);
  await createDealerPages(gatsby);

  const articles = data.allArticle.nodes;
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
      component: template(address === routes.legal ? "legal" : "editorial"),
      context: { slug, isAbout: address === routes.about },
    });

  for (const { path: address, matchPath, of } of SHELLS)
    createPage({ path: address, matchPath, component: template(of), context: {} });

  await createComparisonPages(gatsby);
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
