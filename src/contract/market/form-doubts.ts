/** What is plausible in an ad, and what is asked about: pure, for the form as it is typed and for the edge that reads it (rule: market/typing-doubts, market/posting-price). */

/** Digits in threes with dots, as prices are shown. */
const grouped = (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, ".");

/** Francs CFA: nothing that drives costs less. */
export const MIN_PRICE = 500_000;
export const MAX_PRICE = 999_999_999;

/** A price typed in thousands, « 6500 » for 6.500.000. @returns what was meant, as a question; null where nothing is to be asked */
export const thousandsOffered = (price: number): number | null =>
  price >= 300 && price <= 99_999 ? price * 1_000 : null;

const LOW_MILEAGE = 1_000;
const HIGH_MILEAGE = 500_000;
/** What a car driven out of the shop has at most. */
const MAX_MILEAGE_OF_NEW = 500;

/** @param made year of the car @param now year that it is @returns a question to confirm; null where the mileage is plausible */
export function mileageDoubt(mileage: number, made: number, now: number): string | null {
  if (mileage > HIGH_MILEAGE)
    return `Êtes-vous sûr ? ${grouped(mileage)} km, c’est plus que ce que roule presque toute voiture.`;
  return mileage < LOW_MILEAGE && made < now - 1
    ? `Êtes-vous sûr ? Moins de ${grouped(LOW_MILEAGE)} km pour une voiture de ${made}.`
    : null;
}

/** « Neuf 0 km » is a car of this year or the last one, that has not been driven. @returns why it is not */
export function newDoubt(mileage: number, made: number, now: number): string | null {
  if (made < now - 1)
    return `Une voiture de ${made} n’est plus « Neuf 0 km » : choisissez « Venant » ou « Occasion locale ».`;
  return mileage > MAX_MILEAGE_OF_NEW
    ? `Avec ${grouped(mileage)} km elle n’est plus « Neuf 0 km » : choisissez « Venant » ou « Occasion locale ».`
    : null;
}

/** ISO 3779: no I, O, Q. */
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;
/** As it is typed, with spaces or in lower case. @returns null where it is none */
export function readVin(typed: string): string | null {
  const bare = typed.replace(/[\s\u00a0\u202f.-]/g, "").toUpperCase();
  return VIN.test(bare) ? bare : null;
}

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** A–H are 1–8, J–R 1–9 without O and Q, S–Z 2–9. */
const LETTERS = "ABCDEFGH..JKLMN.P.R..STUVWXYZ";
const worth = (sign: string) => (/\d/.test(sign) ? Number(sign) : (LETTERS.indexOf(sign) % 10) + 1);

/** 49 CFR 565: the ninth sign of a North American number checks the others. */
export function checkDigit(vin: string): string {
  const sum = [...vin].reduce((total, sign, place) => total + worth(sign) * (WEIGHTS[place] ?? 0), 0);
  return sum % 11 === 10 ? "X" : String(sum % 11);
}

/** Numbers given in North America begin with 1 to 5: United States, Canada, Mexico. @returns a question to confirm; null where the number holds, or says nothing */
export const vinDoubt = (vin: string): string | null =>
  /^[1-5]/.test(vin) && vin[8] !== checkDigit(vin)
    ? "Êtes-vous sûr ? Un signe de ce numéro ne correspond pas aux autres : relisez-le sur la carte grise."
    : null;
