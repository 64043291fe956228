/**
 * French spaces that a line must not break at: before « : ; ? ! % » », after « « », inside « 100 000 km » and « 33 800 00 01 ». Without them a title
 * on a phone begins a line with a colon.
 */
export const frenchSpaces = (text: string) =>
  text
    .replace(/ (?=[:;?!%»])/g, "\u00a0")
    .replace(/« /g, "«\u00a0")
    .replace(/(\d) (?=(?:\d{2,3}|km|mm|cm|m|kg|kWh|kW|ch|CV|l|FCA|F|h|min|mois|ans)(?![\p{L}\d]))/gu, "$1\u00a0");
