/** A wide table scrolls in its own box, which the keyboard can reach. Takes sanitised HTML: there `<table` is always a tag. */
export const wrapTables = (html: string) =>
  html
    .replaceAll("<table>", '<div class="table-scroll" tabindex="0" role="region" aria-label="Tableau"><table>')
    .replaceAll("</table>", "</table></div>");
