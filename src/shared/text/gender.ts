/** The gender of a model in French; a model may have none in the content (rule: guide/model-gender). */
export type Gender = "MASCULINE" | "FEMININE";

/** The form of a word that agrees with a model. A model without a gender is spoken of as « la voiture ». */
export const agreed = (gender: Gender | null, masculine: string, feminine: string): string =>
  gender === "MASCULINE" ? masculine : feminine;
