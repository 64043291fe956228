import { mediaOf } from "../../../functions/market/photos/photo-keys";
import { PHOTO_WIDTHS } from "../../../src/contract/market/photo";
import { BUCKET, changeKept, DATABASE, type Kind, readKept } from "./stored-databases";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

type Row = Readonly<Record<string, unknown>>;

/** Photos of ads and their files, read directly from the Worker's storage. @param root of its site */
export function keptPhotos(root: () => string) {
  const read = (kind: Kind, sql: string): readonly Row[] =>
    readKept(root(), kind, (database) => database.prepare(sql).all());
  const change = (kind: Kind, sql: string) => changeKept(root(), kind, (database) => database.exec(sql));
  const rows = (sql: string) => read(DATABASE, sql);
  const number = (sql: string) => Number(rows(sql)[0]?.["n"]);
  return {
    rows,
    files: () => read(BUCKET, "SELECT key FROM _mf_objects ORDER BY key").map(({ key }) => String(key)),
    /** Files that belong to processed photos. */
    named: () =>
      rows("SELECT DISTINCT hash FROM ad_photos WHERE state = 'ready'")
        .flatMap(({ hash }) => PHOTO_WIDTHS.map((width) => mediaOf(String(hash), width)))
        .sort(),
    waiting: () => number("SELECT count(*) AS n FROM ad_photos WHERE state = 'quarantine'"),
    /** How often the processing of a photo was started. */
    begun: () => number("SELECT coalesce(sum(attempts), 0) AS n FROM ad_photos"),
    /** A photo whose processing was interrupted is taken up again a minute later; this makes that minute pass. Nobody else may have the database open. */
    letCutOnesBeDrawn: () => change(DATABASE, `UPDATE ad_photos SET next_at = next_at - ${MINUTE}`),
    /** Deletes the row of one photo and leaves its files, as a crash between the two would: whether a real crash hits that moment is chance. Nobody else may have the database open. */
    loseOneRow: () =>
      change(DATABASE, "DELETE FROM ad_photos WHERE id = (SELECT min(id) FROM ad_photos WHERE state = 'ready')"),
    /** Makes everything three days older. Nobody else may have the database open. */
    age: () => {
      change(BUCKET, `UPDATE _mf_objects SET uploaded = uploaded - ${3 * DAY}`);
      change(DATABASE, `UPDATE ad_photos SET created_at = created_at - ${3 * DAY}`);
    },
  };
}
