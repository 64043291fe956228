const NAMED: Record<string, string> = {
  "&": "&amp;",
  "’": "&#8217;",
  "«": "&laquo;",
  "»": "&raquo;",
  "\u00a0": "&nbsp;",
  é: "&eacute;",
  è: "&egrave;",
  ê: "&ecirc;",
  ë: "&euml;",
  à: "&agrave;",
  ç: "&ccedil;",
};

/** Text as WordPress stores it: with HTML entities. */
export const encodeEntities = (text: string): string =>
  text.replace(/[&’«»\u00a0éèêëàç]/g, (sign) => NAMED[sign] ?? sign);
