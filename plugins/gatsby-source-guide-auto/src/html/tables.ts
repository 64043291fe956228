/** Wraps each table in a box that scrolls and can be focused by keyboard. The input must be sanitised HTML, where `<table` is always a tag. */
export const wrapTables = (html: string) =>
  html
    .replaceAll("<table>", '<div class="table-scroll" tabindex="0" role="region" aria-label="Tableau"><table>')
    .replaceAll("</table>", "</table></div>");
