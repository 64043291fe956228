import { hash, vary } from "../../upstream/drawings/chance";
import { DEALERS, FIRST_NAMES, PARKINGS } from "./texts";
import { DAY } from "../../src/shared/dates/day";

/** Of the alphabet of ids (AD_ID): nothing that is read for something else. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const DIGITS = 12;

/** As random ones look; the same for the same words. */
export const madeId = (words: string) =>
  Array.from({ length: DIGITS }, (_, place) => ALPHABET[hash(`${words}/${place}`) % ALPHABET.length] ?? "0").join("");

/** The first parking's, so that tests can name it. */
export const DEMO_PARKING = "demo-parking";

export interface DemoSeller {
  readonly uid: string;
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly type: "particulier" | "parking" | "concessionnaire";
  readonly verified: number;
  readonly since: number;
}

/** A number that cannot ring: 33 800 00 01 to 33 800 00 99 (docs/senegal.md, Telephone numbers). */
export const phoneOf = (uid: string) => `+2213380000${String((hash(uid) % 99) + 1).padStart(2, "0")}`;

/** « Parking Bissap 2 » once all names are taken. */
const nameOf = (names: readonly string[], place: number) =>
  `${names[place % names.length] ?? ""}${place < names.length ? "" : ` ${Math.floor(place / names.length) + 1}`}`;

function seller(uid: string, type: DemoSeller["type"], name: string, verified: boolean, now: number): DemoSeller {
  return {
    uid,
    id: madeId(uid),
    email: `${uid}@demo.invalid`,
    name,
    type,
    verified: Number(verified),
    since: now - Math.round((70 + vary(uid, "since") * 700) * DAY),
  };
}

/** Of 1,200 ads 50 parkings and 8 dealers have some 800, with 5 to 40 each; whoever else sells has one or two. */
const PARKING_SHARE = 0.6;
const DEALER_SHARE = 0.06;
const ADS_A_PARKING = 24;
const ADS_A_DEALER = 150;

/** Who sells each of so many ads. */
export function sellersOf(ads: number, now: number): (place: number) => DemoSeller {
  const parkings = Array.from({ length: Math.max(1, Math.round(ads / ADS_A_PARKING)) }, (_, place) =>
    seller(
      place === 0 ? DEMO_PARKING : `demo-parking-${place + 1}`,
      "parking",
      nameOf(PARKINGS, place),
      place % 3 === 0,
      now,
    ),
  );
  const dealers = Array.from({ length: Math.max(1, Math.round(ads / ADS_A_DEALER)) }, (_, place) =>
    seller(`demo-concession-${place + 1}`, "concessionnaire", nameOf(DEALERS, place), true, now),
  );
  return (place) => {
    const seed = `seller ${place}`;
    const lot = vary(seed, "kind");
    // squared: a few have many
    if (lot < PARKING_SHARE)
      return (
        parkings[Math.floor(vary(seed, "which") ** 1.6 * parkings.length)] ??
        seller(DEMO_PARKING, "parking", "", true, now)
      );
    if (lot < PARKING_SHARE + DEALER_SHARE)
      return (
        dealers[Math.floor(vary(seed, "which") * dealers.length)] ??
        seller("demo-concession-1", "concessionnaire", "", true, now)
      );
    const person = vary(seed, "again") < 0.85 ? place : Math.floor(place / 2);
    const uid = `demo-membre-${person}`;
    return seller(
      uid,
      "particulier",
      `${FIRST_NAMES[hash(uid) % FIRST_NAMES.length] ?? ""} ${String.fromCharCode(65 + (hash(`${uid} name`) % 26))}.`,
      vary(uid, "verified") < 0.15,
      now,
    );
  };
}
