const OLDEST = 1990;

/** Years that lists of used cars offer, the oldest first: next year's cars are sold this year. */
export const carYears = () => Array.from({ length: new Date().getUTCFullYear() + 2 - OLDEST }, (_, at) => OLDEST + at);
