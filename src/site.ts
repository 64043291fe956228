/** Settings specific to the Senegalese site, with the constants of its frame. A sister site has its own version of this file. */

export const site = {
  name: "Guide Auto Sénégal",
  shortName: "Guide Auto",
  country: "Sénégal",
  inCountry: "au Sénégal",
  countryCode: "SN",
  language: "fr",
  locale: "fr_SN",
  /** Title in the top bar. */
  title: "Le premier comparateur de voitures neuves au Sénégal",
  /** Nine digits: mobile numbers begin with 7, others with 3. */
  phone: { countryCode: "221", national: /^[37]\d{8}$/ },
  currency: "XOF",
  currencySuffix: "FCA",
  /** Topics that are always in the side menu of phones (rule: editorial/fixed-topics). */
  fixedTopics: [
    { name: "Permis de conduire", slug: "permis-de-conduire" },
    { name: "Assurer Mon véhicule", slug: "assurer-mon-vehicule" },
    { name: "Financer Mon véhicule", slug: "financer-mon-vehicule" },
    { name: "Immatriculation", slug: "immatriculation" },
    { name: "Visite technique", slug: "visite-technique" },
    { name: "Vignette", slug: "vignette" },
  ],
  /** Price from which a model counts as premium, whatever its brand. */
  premiumFrom: 35_000_000,
} as const;

export const footerMasonry = {
  gap: 16,
  columnWidth: 180,
  narrowColumnWidth: 110,
  narrowUpTo: 490,
  listMaxHeight: 200,
} as const;
export const toast = {
  closeAfter: 1000,
  closeAfterFailure: 6000,
  collapse: 300,
  debounce: 50,
} as const;
export const sharePopup = { width: 626, height: 436, closedCheck: 500 } as const;
export const updateCheckEvery = 3_600_000;
export const reloadGuard = 10_000;
