import { readStored, store } from "../../shared/stored/storage";
import { LEAD_SENT } from "../../shared/stored/frame-keys";

const DAY = 24 * 3_600_000;

/** Whether this browser sent a request within the last 24 hours. @param now current time in milliseconds */
export const sentLately = (now: number) => now - Number(readStored(LEAD_SENT) ?? 0) < DAY;

export const rememberSent = (now: number) => store(LEAD_SENT, String(now));
