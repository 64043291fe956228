/** The screens in their order (rule: market/posting-steps): the steps of the form, the photos, and the final check. */
export const SCREENS = ["vehicle", "state", "words", "photos", "offer", "check"] as const;
export type Screen = (typeof SCREENS)[number];
export const SCREEN_TITLES: Readonly<Record<Screen, string>> = {
  vehicle: "Le véhicule",
  state: "État et papiers",
  words: "Équipements",
  photos: "Photos",
  offer: "Prix et contact",
  check: "Vérifier",
};
