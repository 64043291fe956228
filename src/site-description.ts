/** What the site is, for search engines, feeds and the installed application; apart from `src/site.ts`, which every page loads, because only the home page says it. */
export const siteDescription =
  "Prix, fiches techniques, avis de propriétaires et guides pratiques : choisissez votre voiture neuve au Sénégal en connaissance de cause.";
