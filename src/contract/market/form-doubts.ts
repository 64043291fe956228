/** Plausibility checks of an ad, as pure functions shared by the form and the Worker (rule: market/typing-doubts, market/posting-price). */

/** Groups digits in threes with dots, as prices are shown. */
const grouped = (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, ".");

/** Francs CFA: no drivable car costs less. */
export const MIN_PRICE = 500_000;
export const MAX_PRICE = 999_999_999;

/** Recognises a price typed in thousands, « 6500 » for 6.500.000. @returns the price to propose to the seller; null where the price needs no question */
export const thousandsOffered = (price: number): number | null =>
  price >= 300 && price <= 99_999 ? price * 1_000 : null;

const LOW_MILEAGE = 1_000;
const HIGH_MILEAGE = 500_000;
/** Largest mileage in km of a new car, for the drive out of the shop. */
const MAX_MILEAGE_OF_NEW = 500;

/** @param made year of the car @param now current year @returns a question to confirm; null where the mileage is plausible */
export function mileageDoubt(mileage: number, made: number, now: number): string | null {
  if (mileage > HIGH_MILEAGE) return `Êtes-vous sûr ? ${grouped(mileage)} km, très peu de voitures vont si loin.`;
  return mileage < LOW_MILEAGE && made < now - 1
    ? `Êtes-vous sûr ? Moins de ${grouped(LOW_MILEAGE)} km pour une voiture de ${made}.`
    : null;
}

/** Checks « Neuf 0 km »: a car of this year or of last year that has not been driven. @returns why the car does not qualify; null where it does */
export function newDoubt(mileage: number, made: number, now: number): string | null {
  if (made < now - 1)
    return `Une voiture de ${made} n’est plus « Neuf 0 km » : choisissez « Venant » ou « Occasion locale ».`;
  return mileage > MAX_MILEAGE_OF_NEW
    ? `Avec ${grouped(mileage)} km elle n’est plus « Neuf 0 km » : choisissez « Venant » ou « Occasion locale ».`
    : null;
}

/** ISO 3779: no I, O, Q. */
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;
/** Reads a chassis number as people type it, with spaces or in lower case. @returns null where the text is not a chassis number */
export function readVin(typed: string): string | null {
  const bare = typed.replace(/[\s\u00a0\u202f.-]/g, "").toUpperCase();
  return VIN.test(bare) ? bare : null;
}

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** Values of letters: A–H are 1–8, J–R are 1–9 without O and Q, S–Z are 2–9. */
const LETTERS = "ABCDEFGH..JKLMN.P.R..STUVWXYZ";
const worth = (sign: string) => (/\d/.test(sign) ? Number(sign) : (LETTERS.indexOf(sign) % 10) + 1);

/** 49 CFR 565: the ninth character of a North American chassis number is a check digit over the others. */
export function checkDigit(vin: string): string {
  const sum = [...vin].reduce((total, sign, place) => total + worth(sign) * (WEIGHTS[place] ?? 0), 0);
  return sum % 11 === 10 ? "X" : String(sum % 11);
}

/** Chassis numbers of the United States, Canada and Mexico begin with 1 to 5. @returns a question to confirm; null where the number is valid or has no check digit */
export const vinDoubt = (vin: string): string | null =>
  /^[1-5]/.test(vin) && vin[8] !== checkDigit(vin)
    ? "Êtes-vous sûr ? Un caractère de ce numéro ne correspond pas aux autres : relisez-le sur la carte grise."
    : null;
