/** Joins the known ones of some short facts: « SUV · Essence ». The space before a dot does not break, so that no line begins with one. */
export const dotted = (facts: readonly (string | null | undefined | false)[]): string =>
  facts.filter(Boolean).join("\u00a0· ");
