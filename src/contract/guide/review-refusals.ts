/** Why a review was not published (the rules are at /guide-auto/avis-des-automobilistes#regles). */
export const REFUSALS = ["injure", "contact", "promesse_prix", "pas_conduit", "copie", "autre"] as const;
