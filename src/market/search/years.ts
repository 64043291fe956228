const OLDEST = 1990;

/** The years that used-car lists offer, the oldest first. Next year is included, since its models are already sold this year. @param now in milliseconds */
export const carYears = (now: number) =>
  Array.from({ length: new Date(now).getUTCFullYear() + 2 - OLDEST }, (_, at) => OLDEST + at);
