import { env } from "cloudflare:workers";
import { A_TUCSON } from "./tucson";

type Values = Readonly<Record<string, string | number | null>>;

const insert = (table: string, values: Values) =>
  env.DB.prepare(
    `INSERT INTO ${table} (${Object.keys(values).join(", ")}) VALUES (${Object.keys(values)
      .map(() => "?")
      .join(", ")})`,
  )
    .bind(...Object.values(values))
    .run();

let count = 0;
/** An id of twelve characters, like those that the Worker creates. */
const adId = () => String((count += 1)).padStart(12, "0");

/** Inserts a seller. @returns the seller's uid */
export async function aSeller(more: Values = {}): Promise<string> {
  const uid = typeof more.uid === "string" ? more.uid : crypto.randomUUID();
  await insert("sellers", {
    uid,
    id: `v-${uid}`,
    email: "awa@exemple.sn",
    name: "Awa Diop",
    type: "particulier",
    since: Date.now(),
    ...more,
  });
  return uid;
}

/** Inserts an ad that waits for moderation, unless `more` says otherwise. @returns the ad's id */
export async function anAd(seller: string, more: Values = {}): Promise<string> {
  const id = adId();
  const now = Date.now();
  await insert("ads", {
    id,
    seller_uid: seller,
    state: "en_attente",
    ...A_TUCSON,
    year: 2018,
    description: `Tucson très propre, n° ${id}, clim glaciale, visible à Yoff.`,
    price: 10_500_000,
    region: "dakar",
    town: "Yoff",
    seller_name: "Awa Diop",
    phone: "+221338000001",
    created_at: now,
    updated_at: now,
    submitted_at: now,
    ...more,
  });
  return id;
}

export const aPhoto = (ad: string, more: Values = {}) =>
  insert("ad_photos", {
    id: crypto.randomUUID(),
    ad_id: ad,
    position: 0,
    state: "ready",
    hash: "a".repeat(32),
    width: 1600,
    height: 1200,
    next_at: 0,
    created_at: Date.now(),
    ...more,
  });

export const aReport = (ad: string, more: Values = {}) =>
  insert("ad_reports", {
    ad_id: ad,
    visitor: crypto.randomUUID(),
    reason: "arnaque",
    text: null,
    at: Date.now(),
    ...more,
  });

/** Inserts a published ad with the same dates as the others. */
export const aPublishedAd = (seller: string, more: Values = {}) =>
  anAd(seller, { state: "publiee", published_at: Date.now(), expires_at: Date.now() + 45 * 86_400_000, ...more });

export async function adRow(id: string): Promise<Record<string, unknown>> {
  const { results } = await env.DB.prepare("SELECT * FROM ads WHERE id = ?").bind(id).all<Record<string, unknown>>();
  return results[0] ?? {};
}
