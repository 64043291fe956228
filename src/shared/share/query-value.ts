/**
 * Text as a value in the query of an address. « / », « : », « , » and « ? » may stand there as they are, so that the address of a page in it compresses with
 * the same address elsewhere on the page.
 */
export const queryValue = (text: string): string =>
  encodeURIComponent(text).replace(/%(?:2F|3A|2C|3F)/g, decodeURIComponent);
