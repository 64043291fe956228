import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { rssFeed } from "../routes";
import { atomFeed, lastChange, type AtomArticle } from "./atom";
import { type CustomStylesheet, withOwnPictures } from "./custom-css";
import {
  CAR_NAMES,
  carNames,
  GUIDE_NAMES,
  guideNames,
  COUNTRY_FIGURES,
  modelPrices,
  NEW_CARS,
  newCars,
  type PricedModel,
  PRICES,
  SEARCH_INDEX,
  type UsedBrand,
  WATCHED_CARS,
  watchedCars,
} from "./edge-facts";
import { type SearchedContent, searchIndex } from "./search-index";
import type { ListGroup } from "./car-lists";
import { writeHomeIcons } from "./home-icons";
import { writeIcons } from "./icons";
import { manifest } from "./manifest";
import { PropertyNames } from "./property-names";
import { robots } from "./robots";
import { datedBy } from "./rss";
import { sitemaps } from "./sitemaps";

interface FilesData {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
  readonly allArticle: { readonly nodes: readonly (AtomArticle & SearchedContent["articles"][number])[] };
  readonly allBrand: { readonly nodes: SearchedContent["brands"] };
  readonly allGuideTopic: { readonly nodes: SearchedContent["topics"] };
  readonly allGuide: { readonly nodes: SearchedContent["guides"] };
  readonly allDealer: { readonly nodes: SearchedContent["dealers"] };
  readonly carSearch: { readonly pageContext: { readonly index: string; readonly groups: readonly ListGroup[] } };
  readonly allModel: {
    readonly nodes: readonly (PricedModel & {
      readonly modelId: number;
      readonly priceMin: number | null;
      readonly reviewCount: number;
      readonly path: string;
    })[];
  };
  readonly allUsedBrand: { readonly nodes: readonly UsedBrand[] };
  readonly allCountryParameter: { readonly nodes: readonly { readonly key: string; readonly value: number | null }[] };
  readonly customStylesheet: CustomStylesheet | null;
}

/** Writes the files that the site publishes besides its pages. */
export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = async ({ graphql, reporter }) => {
  const { data, errors } = await graphql<FilesData>(/* GraphQL */ `
    query Files {
      site {
        siteMetadata {
          siteUrl
        }
      }
      allSitePage(sort: { path: ASC }) {
        nodes {
          path
        }
      }
      carSearch: sitePage(path: { eq: "/voitures-neuves/recherche" }) {
        pageContext
      }
      allArticle(sort: [{ date: DESC }, { articleId: DESC }], limit: 30) {
        nodes {
          articleId
          slug
          path
          title
          excerpt
          html
          date
          modified
          author
          categorySlug
          categoryName
        }
      }
      allBrand(sort: { brandId: ASC }) {
        nodes {
          name
          path
          priceMin
          mark
          models {
            modelId
          }
        }
      }
      allGuideTopic(sort: { position: ASC }) {
        nodes {
          slug
          name
          path
          description
        }
      }
      allGuide(sort: [{ main: DESC }, { guideId: ASC }]) {
        nodes {
          title
          path
          topicSlug
        }
      }
      allDealer(sort: { dealerId: ASC }) {
        nodes {
          path
          name
          brands {
            name
          }
          district
          city
          region
        }
      }
      allUsedBrand(sort: { position: ASC }) {
        nodes {
          name
          synonyms
          models {
            name
            synonyms
            generations {
              from
              to
            }
          }
        }
      }
      allModel(sort: { modelId: ASC }) {
        nodes {
          modelId
          priceMin
          reviewCount
          name
          gender
          path
          brand {
            name
          }
          cheapestId
          versions {
            versionId
            name
            currentPrice
            energy
            consumption
            fiscalPower
          }
        }
      }
      allCountryParameter(filter: { group: { in: ["importation", "immatriculation", "assurance", "visite_technique", "douane", "credit"] } }, sort: { key: ASC }) {
        nodes {
          key
          label
          value
          valueMax
          unit
          effective
          certainty
        }
      }
      customStylesheet {
        css
        pictures {
          url
          file {
            absolutePath
            ext
            internal {
              contentDigest
            }
          }
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild("Les flux et le plan du site n’ont pas pu être écrits.", errors);
    return;
  }

  const { siteUrl } = data.site.siteMetadata;
  const write = (name: string, content: string) => writeFileSync(path.join("public", name), content);
  mkdirSync(path.join("public", path.dirname(PRICES)), { recursive: true });
  write(PRICES, modelPrices(data.allModel.nodes));
  write(NEW_CARS, newCars(data.allModel.nodes));
  write(WATCHED_CARS, watchedCars(data.allModel.nodes));
  write(COUNTRY_FIGURES, JSON.stringify(data.allCountryParameter.nodes));
  write(GUIDE_NAMES, guideNames(data.allBrand.nodes, data.allModel.nodes));
  write(CAR_NAMES, carNames(data.allUsedBrand.nodes, data.allBrand.nodes, data.allModel.nodes));
  write(
    SEARCH_INDEX,
    searchIndex({
      brands: data.allBrand.nodes,
      models: data.allModel.nodes,
      lists: data.carSearch.pageContext.groups.flatMap(({ lists }) => lists),
      topics: data.allGuideTopic.nodes,
      guides: data.allGuide.nodes,
      dealers: data.allDealer.nodes,
      articles: data.allArticle.nodes,
      cars: data.carSearch.pageContext.index,
    }),
  );
  writeIcons("public");
  await writeHomeIcons("public");
  write("atom.xml", atomFeed(siteUrl, data.allArticle.nodes));
  write("rss.xml", datedBy(readFileSync(path.join("public", rssFeed), "utf8"), lastChange(data.allArticle.nodes)));
  write("robots.txt", robots(siteUrl));
  write("manifest.webmanifest", manifest);
  const editors = data.customStylesheet ? withOwnPictures(data.customStylesheet, "public") : "";
  write("custom.css", new PropertyNames(process.cwd()).shortenOf(editors));
  for (const [name, content] of sitemaps(
    siteUrl,
    data.allSitePage.nodes.map((page) => page.path),
  ))
    write(name, content);
};
