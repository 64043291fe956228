/** Crawlers never get an error screen in place of content (SPEC § 8). */
export const isCrawler = (userAgent: string) => /bot|google|facebookexternalhit|chrome-lighthouse/i.test(userAgent);
