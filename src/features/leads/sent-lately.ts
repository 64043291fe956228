import { readStored, store } from "../../lib/storage";

const KEY = "lead_sent_at";
const DAY = 24 * 3_600_000;

/** Whether this browser sent a request within 24 hours. @param now milliseconds */
export const sentLately = (now: number) => now - Number(readStored(KEY) ?? Number.NEGATIVE_INFINITY) < DAY;

export const rememberSent = (now: number) => store(KEY, String(now));
