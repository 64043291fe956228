/** Largest differences at which another car of the same model and condition is comparable: in years, and as a share of its mileage. */
export const COMPARED_YEARS = 1;
export const COMPARED_MILEAGE = 0.4;
