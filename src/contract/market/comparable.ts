/** How far another car of the same model and condition may be off to compare: years, and a share of its own mileage. */
export const COMPARED_YEARS = 1;
export const COMPARED_MILEAGE = 0.4;
