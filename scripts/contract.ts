import { setTimeout as sleep } from "node:timers/promises";
import { judge, optionsFor } from "./contract/judge";
import { reportOf, shown } from "./contract/report";
import { loadEnvironment } from "./load-environment";
import { reportAndExit, Stop } from "./stop";

/**
 * `npm run contract -- https://…/api.php`: judges an api.php, row by row, without building the site; code 1 where something is not as docs/api says.
 * The key is API_KEY, or stands after the address, where npm itself repeats it. Without an address it judges that of API_BASE, or the running reference server.
 */
async function contract(address?: string, key?: string): Promise<void> {
  const { apiBase, apiKey, upstreamPort } = loadEnvironment(process.cwd());
  const base = (address ?? apiBase ?? `http://127.0.0.1:${upstreamPort}`).replace(/\/api\.php$/i, "");
  const secret = key ?? apiKey;
  const options = await optionsFor(base, secret).catch((error: unknown) => {
    throw new Stop(error instanceof Error ? error.message : "Adresse ou clé illisible.");
  });
  const start = Date.now();
  const judgement = await judge(options, (milliseconds) => sleep(milliseconds));
  if (!judgement.ok) throw new Stop(`${new URL(base).host} : ${judgement.reason}.`);
  process.stdout.write(shown(reportOf(judgement.verdicts, Date.now() - start), secret));
  if (judgement.verdicts.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}

contract(...process.argv.slice(2, 4)).catch(reportAndExit);
