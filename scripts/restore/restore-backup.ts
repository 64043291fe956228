import { groupDigits } from "../../src/shared/figures/price";
import { PHOTOS } from "../../functions/site/backup/names";
import { putPhotos } from "./put-photos";
import { countRows, erasedSince, openBackup } from "./read-backup";
import { demandEmpty, writeTables } from "./write-tables";

export interface RestoreOrder {
  readonly date: string;
  readonly backupKey: string;
  /** Whether the backup is read and checked, and nothing is written. */
  readonly isDry: boolean;
  /** Whether a log of deleted members that cannot be read stops nothing. */
  readonly isForced: boolean;
}

export interface Target {
  readonly places: { readonly DB: D1Database; readonly MEDIA: R2Bucket; readonly BACKUPS: R2Bucket };
  /** Gives the database the migrations named, or all that the program has. */
  migrate(names?: readonly string[]): Promise<void>;
}

const TABLES_IN_WORDS: Readonly<Record<string, string>> = {
  sellers: "vendeurs",
  ads: "annonces",
  ad_prices: "prix d’annonces",
  ad_photos: "photos d’annonces",
  ad_reports: "signalements",
  ad_texts: "empreintes de descriptions",
  alerts: "alertes",
  alert_ads: "annonces dites par une alerte",
  acts: "avis et votes",
  estimates: "estimations",
  estimate_history: "cotes passées",
  messages: "messages",
  outbox: "messages à transmettre ou transmis",
  [PHOTOS]: "photos dans la liste",
};
const counted = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([of, rows]) => `  ${groupDigits(rows)} ${TABLES_IN_WORDS[of] ?? of}`);

/**
 * Checks a backup as a whole, then writes it into a fresh database, deletes again the members who were deleted since, and puts back photos that are missing.
 * @returns what was done, in French, a line each
 * @throws Stop, before anything is written, where the backup, its log or the database is not fit
 */
export async function restoreBackup(
  { places: { DB, MEDIA, BACKUPS }, migrate }: Target,
  { date, backupKey, isDry, isForced }: RestoreOrder,
): Promise<readonly string[]> {
  const open = await openBackup(BACKUPS, backupKey, date);
  const { backup } = open;
  const counts = await countRows(open);
  const members = await erasedSince(open, isForced);
  const found = [
    `Sauvegarde du ${date}, commencée à ${new Date(backup.began_at).toISOString().slice(11, 16)} (heure de Dakar), entière et vérifiée :`,
    ...counted(counts),
    `  ${backup.uncopied === 0 ? "toutes les photos ont une copie" : `${groupDigits(backup.uncopied)} photos sans copie`}`,
    `  ${groupDigits(members.length)} comptes supprimés depuis`,
  ];
  if (isDry) return [...found, "Rien n’est écrit (--dry-run)."];
  await demandEmpty(DB);
  await migrate(backup.migrations);
  const written = await writeTables(DB, open, members, Date.now());
  await migrate();
  const photos = await putPhotos(DB, MEDIA, open);
  return [
    ...found,
    "Restauré :",
    ...counted(written.rows),
    `  ${groupDigits(written.erased)} membres supprimés depuis la sauvegarde, supprimés de nouveau`,
    `  ${groupDigits(written.orphans)} lignes laissées : venues pendant la sauvegarde, sans ce dont elles dépendent`,
    `  ${groupDigits(written.waiting)} messages attendent : ils repartent sous leur nom d’origine, dont api.php ne garde qu’un message`,
    `  ${groupDigits(photos.put)} photos remises, ${groupDigits(photos.there)} étaient là, ${groupDigits(photos.lost)} sont perdues`,
  ];
}
