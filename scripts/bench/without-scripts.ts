/** Removes all scripts from a page except its structured data for search engines. */
export const withoutScripts = (html: string) =>
  html.replace(/<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>.*?<\/script>/gs, "");
