const OLDEST = 1990;

/** The years that used-car lists offer, the oldest first. Next year is included, since its models are already sold this year. */
export const carYears = () => Array.from({ length: new Date().getUTCFullYear() + 2 - OLDEST }, (_, at) => OLDEST + at);
