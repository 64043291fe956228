import { loadEnvironment } from "./load-environment";
import { FORCED } from "./restore/read-backup";
import { restoreBackup } from "./restore/restore-backup";
import { reportAndExit, Stop } from "./stop";

const DRY = "--dry-run";
const REMOTE = "--remote";
const DATE = /^\d{4}-\d\d-\d\d$/;

/**
 * `npm run restore -- DATE`: writes the backup of a day into the fresh database that wrangler.toml names, on this machine or, with --remote, at
 * Cloudflare. With --dry-run it reads and checks the backup and writes nothing.
 */
async function restore(root: string, args: readonly string[]): Promise<void> {
  const date = args.find((argument) => DATE.test(argument));
  const unknown = args.filter((argument) => ![date, DRY, REMOTE, FORCED].includes(argument));
  if (date === undefined || unknown.length > 0)
    throw new Stop(
      `Donnez le jour d’une sauvegarde, comme 2026-11-26, et au besoin ${DRY} (vérifier sans rien écrire), ${REMOTE} (chez Cloudflare) ou ${FORCED}.`,
    );
  const { backupKey } = loadEnvironment(root);
  if (!backupKey) throw new Stop("BACKUP_KEY manque : donnez la clé des sauvegardes, la même qu’au site.");
  // wrangler takes a second to load, which a wrong argument need not wait for.
  const { openTarget } = await import("./restore/places");
  const target = await openTarget(root, args.includes(REMOTE));
  try {
    const order = { date, backupKey, isDry: args.includes(DRY), isForced: args.includes(FORCED) };
    process.stdout.write(`${(await restoreBackup(target, order)).join("\n")}\n`);
  } finally {
    await target.close();
  }
}

restore(process.cwd(), process.argv.slice(2)).catch(reportAndExit);
