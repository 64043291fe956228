import { sitemapOfAds, sitemap } from "../routes";

/** Crawlers may read everything except the API. */
export const robots = (siteUrl: string) =>
  `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}${sitemap}\nSitemap: ${siteUrl}${sitemapOfAds}\n`;
