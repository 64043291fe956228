import { nfc } from "../../contract/shared/normal-form";

/** What sellers typed, as pages and answers carry it: signs only. Controls, and marks that turn the direction of what follows, go. */

/** One line. */
export const oneLine = (text: string) => nfc(text).replace(/\s+/g, " ").replace(/\p{C}/gu, "").trim();

/** Its line breaks stay, two at most in a row. */
export const severalLines = (text: string) =>
  nfc(text)
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{C}\n]/gu, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
