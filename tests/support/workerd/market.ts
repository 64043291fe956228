import { env } from "cloudflare:workers";
import { A_TUCSON } from "./tucson";

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const DAY = 86_400_000;
/** Creates an id in the same way as the Worker. */
const anAdId = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => ALPHABET[byte % 32]).join("");

type Values = Readonly<Record<string, string | number | null>>;

async function insert(table: string, values: Values): Promise<void> {
  const names = Object.keys(values);
  await env.DB.prepare(`INSERT INTO ${table} (${names.join()}) VALUES (${names.map(() => "?").join()})`)
    .bind(...Object.values(values))
    .run();
}

/** Inserts a seller who is shown on no page. */
export async function aSeller(more: Values = {}) {
  const seller = {
    uid: `uid-${crypto.randomUUID()}`,
    id: `v${anAdId().slice(1)}`,
    email: "vendeur-secret@exemple.sn",
    name: "Nom du compte",
    type: "particulier",
    verified: 0,
    blocked_at: null,
    since: Date.now() - 400 * DAY,
    ...more,
  };
  await insert("sellers", seller);
  return seller;
}

/** Inserts a published ad, with a new seller when none is given. @returns the ad's id */
export async function anAd(more: Values = {}): Promise<string> {
  const now = Date.now();
  const ad = {
    id: anAdId(),
    seller_uid: more.seller_uid ?? (await aSeller()).uid,
    state: "publiee",
    ...A_TUCSON,
    year: 2017,
    month: 3,
    price: 9_500_000,
    description: "Très propre, climatisation froide, pneus neufs.",
    region: "dakar",
    town: "Sacré-Cœur",
    seller_name: "Awa",
    seller_type: "particulier",
    phone: "+221338000007",
    whatsapp: 1,
    vin: "KMHJ281ABCU000001",
    created_at: now - 3 * DAY,
    updated_at: now - DAY,
    published_at: now - 2 * DAY,
    expires_at: now + 43 * DAY,
    ...more,
  };
  await insert("ads", ad);
  await insert("ad_prices", { ad_id: ad.id, price: Number(ad.price), at: ad.created_at });
  return ad.id;
}

/** Inserts a published photo of an ad. */
export const aPhoto = (adId: string, hash: string, position = 0) =>
  insert("ad_photos", {
    id: crypto.randomUUID(),
    ad_id: adId,
    position,
    state: "ready",
    hash,
    width: 1600,
    height: 1200,
    next_at: 0,
    created_at: 0,
  });

/** The row of an ad. */
export const adRow = async (id: string) =>
  (await env.DB.prepare("SELECT * FROM ads WHERE id = ?").bind(id).all<Record<string, unknown>>()).results[0];
