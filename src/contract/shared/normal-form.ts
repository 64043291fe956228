/** No language has more marks on one letter. */
const MAX_MARKS = 10;
const MORE_MARKS = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, "gu");

/** Normalisation sorts consecutive marks in quadratic time, so a long text of nothing but marks would take seconds. */
const withoutMoreMarks = (text: string) => text.replace(MORE_MARKS, "$1");

/** Normalises any text to Unicode NFC, in linear time. */
export const nfc = (text: string): string => withoutMoreMarks(text).normalize("NFC");

/** Normalises any text to Unicode NFD, in which accents are separate code points. */
export const nfd = (text: string): string => withoutMoreMarks(text).normalize("NFD");
