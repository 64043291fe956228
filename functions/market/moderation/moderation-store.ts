import * as z from "zod/mini";
import { carKept } from "../../../src/contract/market/car-fields";
import type { ModeratedAd } from "../../../src/contract/market/moderation";
import { AD_STATES } from "../../../src/contract/market/states";
import { REGIONS } from "../../../src/places";
import { adReference, slugOf, titleOf } from "../ad-row";
import { isoOf } from "../../shared/iso-of";

const text = z.string();
const maybe = z.nullable(z.string());
const maybeFigure = z.nullable(z.int());

const row = z.object({
  id: text,
  seller_uid: text,
  state: z.enum(AD_STATES),
  revision: z.int(),
  brand_name: text,
  model_name: text,
  version: maybe,
  year: z.int(),
  mileage: z.int(),
  papers_seen: text,
  ...carKept,
  accidents: maybe,
  vin: maybe,
  description: text,
  price: z.int(),
  price_before: maybeFigure,
  estimate_value: maybeFigure,
  region: text,
  town: text,
  district: maybe,
  seller_name: text,
  phone: text,
  submitted_at: maybeFigure,
  published_at: maybeFigure,
  warnings: text,
});
const COLUMNS = Object.keys(row.shape).join(", ");

const photoRow = z.object({ ad_id: text, state: text, hash: maybe, width: z.int(), height: z.int() });
const sellerRow = z.object({
  uid: text,
  id: text,
  name: text,
  type: text,
  verified: z.int(),
  blocked_at: maybeFigure,
  since: z.int(),
  reports: z.int(),
});
const countRow = z.object({ seller_uid: text, state: text, n: z.int() });

const decisionRow = z.object({
  ad_id: maybe,
  seller_id: maybe,
  at: z.int(),
  operator: text,
  act: text,
  detail: maybe,
  note: maybe,
});
/** This many decisions are shown with an ad. */
const MAX_DECISIONS = 10;

/** Codes that this release no longer knows are shown as they are. */
const codesIn = (json: string): readonly string[] => z.array(z.string()).safeParse(JSON.parse(json)).data ?? [];
const placeOf = ({ region, town, district }: z.infer<typeof row>) =>
  [district, town, Object.entries(REGIONS).find(([key]) => key === region)?.[1].name ?? region]
    .filter((part, at, all) => part && all.indexOf(part) === at)
    .join(", ");

/** Rows of `ads` as operators see them, in the same order. */
async function shown(db: D1Database, results: readonly unknown[]): Promise<readonly ModeratedAd[]> {
  const rows = z.array(row).parse(results);
  const list = (values: readonly string[]) => JSON.stringify([...new Set(values)]);
  const [ids, uids] = [list(rows.map(({ id }) => id)), list(rows.map(({ seller_uid }) => seller_uid))];
  const [photos, sellers, counts, decisions] = await db.batch([
    db
      .prepare(
        "SELECT ad_id, state, hash, width, height FROM ad_photos WHERE ad_id IN (SELECT value FROM json_each(?)) AND state <> 'refused' ORDER BY ad_id, position",
      )
      .bind(ids),
    db
      .prepare(
        `SELECT uid, id, name, type, verified, blocked_at, since, (SELECT count(*) FROM ad_reports JOIN ads ON ads.id = ad_id WHERE seller_uid = uid) AS reports
         FROM sellers WHERE uid IN (SELECT value FROM json_each(?))`,
      )
      .bind(uids),
    db
      .prepare(
        "SELECT seller_uid, state, count(*) AS n FROM ads WHERE seller_uid IN (SELECT value FROM json_each(?)) GROUP BY seller_uid, state",
      )
      .bind(uids),
    db
      .prepare(
        `SELECT ad_id, seller_id, at, operator, act, detail, note FROM decisions WHERE ad_id IN (SELECT value FROM json_each(?1))
           OR (ad_id IS NULL AND seller_id IN (SELECT id FROM sellers WHERE uid IN (SELECT value FROM json_each(?2)))) ORDER BY at DESC, n DESC`,
      )
      .bind(ids, uids),
  ]);
  const [allPhotos, allSellers, allCounts, allDecisions] = [
    z.array(photoRow).parse(photos?.results),
    z.array(sellerRow).parse(sellers?.results),
    z.array(countRow).parse(counts?.results),
    z.array(decisionRow).parse(decisions?.results),
  ];
  return rows.flatMap((ad): ModeratedAd[] => {
    const seller = allSellers.find(({ uid }) => uid === ad.seller_uid);
    if (!seller) return [];
    const {
      seller_uid: uid,
      brand_name: _brand,
      model_name: _model,
      estimate_value: estimate,
      region: _region,
      town: _town,
      district: _district,
      ...same
    } = ad;
    const own = allPhotos.filter(({ ad_id }) => ad_id === ad.id);
    return [
      {
        ...same,
        slug: slugOf(ad),
        reference: adReference(ad.id),
        title: titleOf(ad),
        submitted_at: ad.submitted_at === null ? null : isoOf(ad.submitted_at),
        published_at: ad.published_at === null ? null : isoOf(ad.published_at),
        estimate,
        place: placeOf(ad),
        warnings: [...codesIn(ad.warnings)],
        papers_seen: [...codesIn(ad.papers_seen)],
        photos: own.flatMap(({ state, hash, width, height }) =>
          state === "ready" && hash ? [{ hash, width, height }] : [],
        ),
        photos_waiting: own.filter(({ state }) => state === "quarantine").length,
        seller: {
          id: seller.id,
          name: seller.name,
          type: seller.type,
          verified: seller.verified === 1,
          blocked: seller.blocked_at !== null,
          since: isoOf(seller.since),
          ads: Object.fromEntries(
            allCounts.filter(({ seller_uid }) => seller_uid === uid).map(({ state, n }) => [state, n]),
          ),
          reports: seller.reports,
        },
        decisions: allDecisions
          .filter(({ ad_id, seller_id }) => (ad_id === null ? seller_id === seller.id : ad_id === ad.id))
          .slice(0, MAX_DECISIONS)
          .map(({ at, operator, act, detail, note }) => ({ at: isoOf(at), operator, act, detail, note })),
      },
    ];
  });
}

/** Ads that wait for an operator, oldest first, and how many there are. */
export async function waitingAds(
  db: D1Database,
  most: number,
): Promise<{ readonly total: number; readonly ads: readonly ModeratedAd[] }> {
  const [total, found] = await db.batch([
    db.prepare("SELECT count(*) AS n FROM ads WHERE state = 'en_attente'"),
    db.prepare(`SELECT ${COLUMNS} FROM ads WHERE state = 'en_attente' ORDER BY submitted_at LIMIT ?`).bind(most),
  ]);
  return { total: z.object({ n: z.int() }).parse(total?.results[0]).n, ads: await shown(db, found?.results ?? []) };
}

/** One ad in any state. @returns null when there is no such ad */
export async function adToJudge(db: D1Database, id: string): Promise<ModeratedAd | null> {
  const { results } = await db.prepare(`SELECT ${COLUMNS} FROM ads WHERE id = ?`).bind(id).all();
  return (await shown(db, results))[0] ?? null;
}

const reportRow = z.object({ ad_id: text, reason: text, text: maybe, at: z.int() });
export type ReportRow = z.infer<typeof reportRow>;

/** Published ads with the reports that no operator has settled, those with the most recent report first. */
export async function reportedAds(
  db: D1Database,
  most: number,
): Promise<readonly { readonly ad: ModeratedAd; readonly reports: readonly ReportRow[] }[]> {
  const { results } = await db
    .prepare(
      "SELECT ad_id, reason, text, at FROM ad_reports JOIN ads ON ads.id = ad_id WHERE state = 'publiee' AND settled_at IS NULL ORDER BY at DESC LIMIT ?",
    )
    .bind(most)
    .all();
  const reports = z.array(reportRow).parse(results);
  const ids = [...new Set(reports.map(({ ad_id }) => ad_id))];
  const { results: found } = await db
    .prepare(`SELECT ${COLUMNS} FROM ads WHERE id IN (SELECT value FROM json_each(?))`)
    .bind(JSON.stringify(ids))
    .all();
  const ads = await shown(db, found);
  return ids.flatMap((id) =>
    ads.filter((ad) => ad.id === id).map((ad) => ({ ad, reports: reports.filter(({ ad_id }) => ad_id === id) })),
  );
}
