import type { AdChoice, AdSearch } from "../../src/contract/ads/search";

/** Filters whose answers an index finds (functions/migrations/0009_ad_lists.sql), first the one that leaves fewest ads. */
const FINDERS = ["modele", "ville", "marque", "carrosserie", "couleur", "statut_des_papiers", "energie", "etat_du_vehicule", "places", "boite", "region"] as const satisfies readonly AdChoice[];
/** Answers that many ads have (MARKET § 4.5): going through the newest comes to enough of them sooner than an index of them would. */
const COMMON: ReadonlySet<string> = new Set([
  "suv", "berline-4-portes", "berline-5-portes", "citadine", "blanc", "noir", "gris", "argent", "bleu", "rouge", "dedouane_mute", "dedouane_non_mute", "sous_douane", "essence", "diesel", "venant", "occasion_locale", "5", "automatique", "dakar",
]);
/** The filter whose index finds the ads of a search; none where the newest of all are gone through. */
export const finderOf = ({ choices }: AdSearch) => FINDERS.find((key) => choices[key]?.every((value) => !COMMON.has(value)));
