import { nfc } from "../../contract/shared/normal-form";

/** Cleans text that sellers typed, for pages and answers: control characters and marks that change the text direction are removed. */

/** Text on one line. */
export const oneLine = (text: string) => nfc(text).replace(/\s+/g, " ").replace(/\p{C}/gu, "").trim();

/** Text that keeps its line breaks, at most two in a row. */
export const severalLines = (text: string) =>
  nfc(text)
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{C}\n]/gu, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
