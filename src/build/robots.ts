/** Crawlers may read everything except the API. */
export const robots = (siteUrl: string) =>
  `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap-index.xml\nSitemap: ${siteUrl}/sitemap-annonces.xml\n`;
