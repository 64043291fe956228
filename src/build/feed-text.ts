/** Removes the characters that XML 1.0 forbids: a single one makes a feed reader refuse the whole feed. */
export const xmlText = (text: string) => text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");

/** Makes the links and pictures in an article's HTML absolute, for feed readers that show it outside the site (`//host/…` is absolute already). */
export const wholeArticle = (html: string, siteUrl: string) =>
  xmlText(html.replace(/(href|src)="\/(?!\/)/g, `$1="${siteUrl}/`));
