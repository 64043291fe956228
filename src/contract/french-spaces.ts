/**
 * French spaces that a line must not break at: before « : ; ? ! % » », after « « », inside « 100 000 » and « 33 800 00 01 ». Without them a title
 * on a phone begins a line with a colon.
 */
export const frenchSpaces = (text: string) =>
  text.replace(/ (?=[:;?!%»])/g, "\u00a0").replace(/« /g, "«\u00a0").replace(/(\d) (?=\d{2,3}(?!\d))/g, "$1\u00a0");
