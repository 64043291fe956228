import type { SmallSite } from "../../support/small-site";
import { changeKept, DATABASE } from "./stored-databases";

/** More than any search reads. */
const ADS = 13_000;
/** The row number, which SQLite assigns. */
const ROW = "n";
/** Columns that differ from ad to ad, so that no index selects all of them at once; `copy` is the number of the copy. */
const DIFFERS: Readonly<Record<string, string>> = {
  id: "printf('copie%07d', copy)",
  brand_key: "CASE copy % 3 WHEN 0 THEN 'toyota' WHEN 1 THEN 'hyundai' ELSE 'ford' END",
  year: "2005 + copy % 20",
  price: "1500000 + copy * 1000",
  mileage: "copy * 15",
  published_at: "published_at - copy",
};

/** Fills the market of a site with 13,000 copies of one ad. @param ad the id of an ad that is online */
export async function enlargeMarket(site: SmallSite, ad: string): Promise<void> {
  await site.crash(() =>
    changeKept(site.root, DATABASE, (database) => {
      const columns = database
        .prepare("SELECT name FROM pragma_table_info('ads')")
        .all()
        .map(({ name }) => String(name))
        .filter((name) => name !== ROW);
      const values = columns.map((column) => DIFFERS[column] ?? column);
      database
        .prepare(
          `INSERT INTO ads (${columns.join()}) WITH RECURSIVE copies (copy) AS (SELECT 1 UNION ALL SELECT copy + 1 FROM copies WHERE copy < ${ADS}) SELECT ${values.join()} FROM ads, copies WHERE id = ?`,
        )
        .run(ad);
    }),
  );
}
