/** Everything may be read; the API is not for crawlers. */
export const robots = (siteUrl: string) =>
  `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap-index.xml\nSitemap: ${siteUrl}/sitemap-annonces.xml\n`;
