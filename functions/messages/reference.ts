import { sha256 } from "../shared/sha-256";

const CONSONANTS = "BDFGKLMNPRSTVZ";
const VOWELS = "AEIOU";

/**
 * A reference that a visitor can read out on the telephone: two plain syllables and four digits, as in « BAKO-4827 ». One message always has the same.
 * @param id a UUID
 */
export async function referenceOf(id: string): Promise<string> {
  const digest = await sha256(id.toLowerCase());
  const at = (index: number, letters: string) => letters[(digest[index] ?? 0) % letters.length] ?? "";
  const word = [0, 2].map((start) => at(start, CONSONANTS) + at(start + 1, VOWELS)).join("");
  const number = (((digest[4] ?? 0) << 16) | ((digest[5] ?? 0) << 8) | (digest[6] ?? 0)) % 10_000;
  return `${word}-${String(number).padStart(4, "0")}`;
}

/** A UUID derived from a text, so that a message that is written twice has one id. */
export async function uuidOf(text: string): Promise<string> {
  const digest = (await sha256(text)).slice(0, 16);
  const hex = [...digest]
    .map((byte, at) =>
      (at === 6 ? (byte & 15) | 128 : at === 8 ? (byte & 63) | 128 : byte).toString(16).padStart(2, "0"),
    )
    .join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
