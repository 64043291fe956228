/**
 * Replaces spaces at which a line must not break by no-break spaces: before « : ; ? ! % » », after « « », inside « 100 000 km » and « 33 800 00 01 ».
 * Otherwise a title on a phone can begin a line with a colon.
 */
export const frenchSpaces = (text: string) =>
  text
    .replace(/ (?=[:;?!%»])/g, "\u00a0")
    .replace(/« /g, "«\u00a0")
    .replace(/(\d) (?=(?:\d{2,3}|km|mm|cm|m|kg|kWh|kW|ch|CV|l|FCA|F|h|min|mois|ans)(?![\p{L}\d]))/gu, "$1\u00a0");
