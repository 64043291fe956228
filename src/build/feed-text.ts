/** Without the characters that XML 1.0 cannot hold: one of them and a reader refuses the whole feed. */
export const xmlText = (text: string) => text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");

/** An article's HTML for readers that show it elsewhere: its links and pictures have whole addresses (`//host/…` is one already). */
export const wholeArticle = (html: string, siteUrl: string) =>
  xmlText(html.replace(/(href|src)="\/(?!\/)/g, `$1="${siteUrl}/`));
