import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { addressesOfPages } from "../gatsby-5.16/build/unchanged-pages";
import { saveStateFromNow } from "../gatsby-5.16/build/one-saved-state";
import { rssFeed } from "../routes";
import { atomFeed, lastChange, type AtomArticle } from "./atom";
import { type CustomStylesheet, withOwnPictures } from "./custom-css";
import { COUNTRY_FIGURES } from "./edge-facts";
import { writeHomeIcons } from "./home-icons";
import { writeIcons } from "./icons";
import { manifest } from "./manifest";
import { PropertyNames } from "./property-names";
import { robots } from "./robots";
import { datedBy } from "./rss";
import { sitemaps } from "./sitemaps";

interface FilesData {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
  readonly allArticle: { readonly nodes: readonly AtomArticle[] };
  readonly allCountryParameter: { readonly nodes: readonly { readonly key: string; readonly value: number | null }[] };
  readonly customStylesheet: CustomStylesheet | null;
}

/** Writes the files that the site publishes besides its pages, and that need no model: those were written with the pages (`edge-files.ts`). */
export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = async ({ graphql, reporter, store }) => {
  const { data, errors } = await graphql<FilesData>(/* GraphQL */ `
    query Files {
      site {
        siteMetadata {
          siteUrl
        }
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
  mkdirSync(path.join("public", path.dirname(COUNTRY_FIGURES)), { recursive: true });
  write(COUNTRY_FIGURES, JSON.stringify(data.allCountryParameter.nodes));
  writeIcons("public");
  await writeHomeIcons("public");
  write("atom.xml", atomFeed(siteUrl, data.allArticle.nodes));
  write("rss.xml", datedBy(readFileSync(path.join("public", rssFeed), "utf8"), lastChange(data.allArticle.nodes)));
  write("robots.txt", robots(siteUrl));
  write("manifest.webmanifest", manifest);
  const editors = data.customStylesheet ? withOwnPictures(data.customStylesheet, "public") : "";
  write("custom.css", new PropertyNames(process.cwd()).shortenOf(editors));
  for (const [name, content] of sitemaps(siteUrl, addressesOfPages(store))) write(name, content);
  saveStateFromNow();
};
