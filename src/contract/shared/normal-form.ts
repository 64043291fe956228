/** No language has more marks on one letter. */
const MAX_MARKS = 10;
const MORE_MARKS = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, "gu");

/** Marks in a row are sorted one by one, in quadratic time: a text of nothing else would take seconds. */
const withoutMoreMarks = (text: string) => text.replace(MORE_MARKS, "$1");

/** What anybody typed, in Unicode’s NFC: accents as they are written here, in linear time. */
export const nfc = (text: string): string => withoutMoreMarks(text).normalize("NFC");

/** The same in NFD: each accent apart from its letter. */
export const nfd = (text: string): string => withoutMoreMarks(text).normalize("NFD");
