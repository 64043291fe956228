/** A table whose rows are backed up. */
export interface KeptTable {
  readonly table: string;
  /** The columns by whose order its rows are read. */
  readonly key: readonly string[];
  /** Columns that are left out: triggers fill them, or what they hold may not be kept so long. */
  readonly without?: readonly string[];
  /** Its rows belong to rows of other tables: [its column, their table, their column]. */
  readonly parents?: readonly (readonly [column: string, table: string, parent: string])[];
}

const ROWID = ["rowid"];
const OF_AD = ["ad_id", "ads", "id"] as const;

/**
 * The tables that are backed up, in the order in which they are read (rule: site/backup). It makes a restore sound, although visitors write meanwhile:
 * - a row is read after the rows that it belongs to, so that whatever lacks its parent came after the backup began;
 * - what writes messages (ads, alerts, reviews) is read before the messages: what is told again has the id that it had;
 * - the outbox is read last, so that it knows of every delivery until then.
 */
export const KEPT_TABLES: readonly KeptTable[] = [
  { table: "sellers", key: ROWID, without: ["online"] },
  { table: "ads", key: ROWID, without: ["words"], parents: [["seller_uid", "sellers", "uid"]] },
  { table: "ad_prices", key: ROWID, parents: [OF_AD] },
  { table: "ad_photos", key: ROWID, parents: [OF_AD] },
  { table: "ad_reports", key: ROWID, parents: [OF_AD] },
  { table: "ad_texts", key: ROWID, parents: [OF_AD] },
  // Who left has no more decisions; they are read after the sellers, so that none comes back without its seller.
  { table: "decisions", key: ROWID },
  { table: "alerts", key: ROWID },
  { table: "alert_ads", key: ["alert_id", "ad_id"], parents: [["alert_id", "alerts", "id"], OF_AD] },
  { table: "acts", key: ROWID },
  { table: "estimates", key: ["model_key"] },
  { table: "estimate_history", key: ["model_key", "year", "month"] },
  // The digest of a network is kept for a day (rule: messages/limits), and a backup for thirty.
  { table: "messages", key: ROWID, without: ["network"] },
  { table: "lead_notes", key: ROWID, parents: [["message_id", "messages", "id"]] },
  { table: "outbox", key: ROWID, parents: [["id", "messages", "id"]] },
];

/** The other tables, and why no backup has them. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  operators: "a role that was taken away may not come back with a restore; the owner names the operators again",
  ads_online: "triggers count it",
  ad_answers: "triggers count it",
  ad_words: "triggers write this index",
  ad_visits: "is deleted the next night, and may not be kept for thirty days",
  member_days: "is deleted the next night, and may not be kept for thirty days",
  estimate_run: "the next night begins another run",
  webhooks: "a webhook is valid for five minutes",
  rebuild_asked: "a restored site is built anyway",
  rebuilds: "counts the builds of the last day",
  clock_failures: "says how the lost database was",
  policy_reports: "browsers report again what they still refuse",
  script_errors: "browsers report again what still fails",
  clock_runs: "says how the lost database was",
  switches: "say what was closed then; operators close again what must be",
};
