import type { Gender } from "../../shared/text/gender";

/** « 7 sur 8 la recommandent » */
export const recommendWords = (reviews: readonly { readonly recommends: boolean }[], gender: Gender | null) =>
  `${reviews.filter(({ recommends }) => recommends).length} sur ${reviews.length} ${gender === "MASCULINE" ? "le" : "la"} recommandent`;
