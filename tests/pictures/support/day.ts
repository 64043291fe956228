/** The moment at which all pictures are taken, so that « il y a 3 jours », offers and ages of cars stay the same: Friday 20 November 2026, 10:00 in Dakar. */
export const DAY = Date.UTC(2026, 10, 20, 10);
