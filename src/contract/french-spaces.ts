/**
 * French spaces that a line must not break at: before « : ; ? ! % » », after « « », inside « 100 000 ». Without them a title
 * on a phone begins a line with a colon.
 */
export const frenchSpaces = (text: string) =>
  text.replace(/ (?=[:;?!%»])/g, "\u00a0").replace(/« /g, "«\u00a0").replace(/(\d) (?=\d{3}(?!\d))/g, "$1\u00a0");
