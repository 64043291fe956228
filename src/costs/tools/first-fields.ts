/** What « Simulateur de dédouanement » opens with. */
export const FIRST_VALUE = "6.000.000";
/** What « Combien puis-je emprunter ? » opens with. */
export const FIRST_SALARY = "600.000";
