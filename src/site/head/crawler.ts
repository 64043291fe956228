/** Crawlers never get an error screen in place of content (rule: site/errors-for-crawlers). */
export const isCrawler = (userAgent: string) => /bot|google|facebookexternalhit|chrome-lighthouse/i.test(userAgent);
