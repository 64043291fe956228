import type { DemoAd } from "./ads";
import { madeId } from "./sellers";

type Row = Readonly<Record<string, string | number | null>>;

/** Of one statement: D1 takes 2 MB of it. */
const ROWS = 300;

/** Rows of one shape, many at a stroke: names of columns are the program's own. A row that is there already stays as it is. */
function insertion(db: D1Database, table: string, rows: readonly Row[]): readonly D1PreparedStatement[] {
  const columns = Object.keys(rows[0] ?? {});
  const sql = `INSERT OR IGNORE INTO ${table} (${columns.join()}) SELECT ${columns.map((column) => `json_extract(value, '$.${column}')`).join()} FROM json_each(?)`;
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, turn) =>
    db.prepare(sql).bind(JSON.stringify(rows.slice(turn * ROWS, (turn + 1) * ROWS))),
  );
}

/** A photo of the demonstration that many ads share. */
interface SharedPhoto {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

interface Beside {
  readonly galleryOf?: (ad: DemoAd) => readonly SharedPhoto[];
  /** The guide's model of that name. */
  readonly guideIdOf?: (brand: string, model: string) => number | null;
}

/** Sellers, ads with their prices and photos; what they are estimated at is not known yet. */
export async function writeAds(
  db: D1Database,
  ads: readonly DemoAd[],
  now: number,
  { galleryOf = () => [], guideIdOf = () => null }: Beside = {},
): Promise<void> {
  const sellers = new Map(ads.map(({ seller }) => [seller.uid, { ...seller }]));
  const shown = ads.map((ad) => ({ ad, gallery: galleryOf(ad) }));
  const rows = shown.map(({ ad, gallery }) => ({
    ...ad.row,
    model_id: guideIdOf(String(ad.row["brand_name"]), String(ad.row["model_name"])),
    photos: gallery.length,
    cover: gallery[0]?.hash ?? null,
  }));
  const prices = ads.flatMap(({ row, prices: asked }) => asked.map(({ price, at }) => ({ ad_id: row.id, price, at })));
  const photos = shown.flatMap(({ ad, gallery }) =>
    gallery.map((photo, position) => ({
      id: madeId(`${ad.row.id} photo ${position}`),
      ad_id: ad.row.id,
      position,
      state: "ready",
      ...photo,
      next_at: now,
      created_at: now,
    })),
  );
  await db.batch([
    ...insertion(db, "sellers", [...sellers.values()]),
    ...insertion(db, "ads", rows),
    ...insertion(db, "ad_prices", prices),
    ...insertion(db, "ad_photos", photos),
  ]);
}
