/** « 12,3 s » */
export const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1).replace(".", ",")}\u00a0s`;

/** « 3:07 » */
export const minutes = (milliseconds: number) => {
  const whole = Math.round(milliseconds / 1_000);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
};
