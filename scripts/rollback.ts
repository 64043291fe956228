import { askAt } from "./deploy/ask";
import { migrationsOf } from "./deploy/migrations";
import { wranglerPlatform } from "./deploy/platform";
import { rollBack } from "./deploy/roll-back";
import { STAGING, settingsFile } from "./deploy/staging";
import { loadEnvironment } from "./load-environment";
import { Processes } from "./processes";
import { onSignal } from "./signals";
import { reportAndExit, Stop } from "./stop";

/** `npm run rollback`, with --staging for the rehearsal of the site. */
async function main(root: string, args: readonly string[]): Promise<void> {
  const unknown = args.filter((argument) => argument !== STAGING);
  if (unknown.length > 0) throw new Stop(`« ${unknown.join(" ")} » : demandez ${STAGING}, ou rien.`);
  const isStaging = args.includes(STAGING);
  const { siteUrl } = loadEnvironment(root, settingsFile(isStaging));
  const processes = new Processes();
  onSignal(
    () => processes.stop(),
    () => 130,
  );
  const platform = wranglerPlatform({
    root,
    environment: isStaging ? "staging" : "",
    host: new URL(siteUrl).host,
    variables: [],
    processes,
  });
  const patience = { everyMs: 1_000, watchMs: 0, spreadMs: 10_000 };
  process.stdout.write(`${await rollBack(platform, askAt(siteUrl), patience, migrationsOf(root))}\n`);
}

main(process.cwd(), process.argv.slice(2)).catch(reportAndExit);
