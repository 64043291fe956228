import type { GatsbyConfig } from "gatsby";
import { feedOptions } from "./src/build/rss";
import { site } from "./src/site";
import { siteDescription } from "./src/site-description";

const config: GatsbyConfig = {
  siteMetadata: {
    title: site.title,
    description: siteDescription,
    siteUrl: process.env.SITE_URL ?? "http://127.0.0.1:8787",
  },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  plugins: [
    {
      resolve: "gatsby-source-guide-auto",
      options: {
        apiBase: process.env.API_BASE,
        apiKey: process.env.API_KEY,
        acceptDrops: process.env.PUBLISH_FORCE === "1",
      },
    },
    {
      resolve: "gatsby-plugin-sharp",
      options: { defaults: { placeholder: "none", avifOptions: { quality: 50 }, webpOptions: { quality: 68 } } },
    },
    { resolve: "gatsby-source-filesystem", options: { name: "pictures", path: "src/site/pictures" } },
    "gatsby-transformer-sharp",
    { resolve: "gatsby-plugin-feed", options: feedOptions },
  ],
};

export default config;
