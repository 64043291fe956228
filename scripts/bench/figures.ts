import { groupDigits } from "../../src/shared/figures/price";

export const KB = 1_024;
const MB = KB * KB;

/** « 12,3 » */
export const decimal = (number: number, digits = 1) => number.toFixed(digits).replace(".", ",");
export const kilobytes = (bytes: number) => decimal(bytes / KB);
export const megabytes = (bytes: number) => `${whole(bytes / MB)} Mo`;
/** « 12.207 » */
export const whole = (number: number) => groupDigits(Math.round(number)) || "0";
/** « ×1,02 » */
export const times = (ratio: number) => `×${decimal(ratio, 2)}`;
