import { sitemap, sitemapOfAds, sitemapOfLandings } from "../routes";

const SITEMAPS = [sitemap, sitemapOfAds, sitemapOfLandings];

/** Crawlers may read everything except the API. */
export const robots = (siteUrl: string) =>
  `User-agent: *\nAllow: /\nDisallow: /api/\n\n${SITEMAPS.map((path) => `Sitemap: ${siteUrl}${path}\n`).join("")}`;
