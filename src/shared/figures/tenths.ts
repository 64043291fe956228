/** Rounds to one decimal. */
export const tenths = (value: number) => Math.round(value * 10) / 10;
