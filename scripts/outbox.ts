import { loadEnvironment } from "./load-environment";
import { reportAndExit, Stop } from "./stop";

const ACTIONS = {
  state: ["GET", "outbox"],
  retry: ["POST", "outbox/retry"],
  csv: ["GET", "outbox.csv"],
  clock: ["GET", "clock"],
  health: ["GET", "health"],
} as const;
const isAction = (word: string): word is keyof typeof ACTIONS => Object.hasOwn(ACTIONS, word);

/**
 * `npm run outbox`: prints which messages wait for api.php, and why. `retry` tries to deliver them now, `csv` prints the messages themselves,
 * `clock` lists the scheduled tasks that failed within a week, and `health` prints the state of everything that the site depends on.
 */
async function outbox(word = "state"): Promise<void> {
  if (!isAction(word)) throw new Stop(`« ${word} » : demandez retry, csv, clock, health, ou rien.`);
  const { opsToken, siteUrl } = loadEnvironment(process.cwd());
  if (!opsToken) throw new Stop("OPS_TOKEN manque : donnez le jeton de /api/ops, le même qu’au site.");
  const [method, address] = ACTIONS[word];
  const answer = await fetch(`${siteUrl}/api/ops/${address}`, {
    method,
    redirect: "error",
    headers: { Authorization: `Bearer ${opsToken}` },
  }).catch(() => null);
  if (!answer) throw new Stop(`Le site ne répond pas à l’adresse ${siteUrl}.`);
  // An unhealthy site answers 503 with its problems.
  const isExpected = answer.ok || (word === "health" && answer.status === 503);
  if (!isExpected)
    throw new Stop(
      answer.status === 401
        ? "Le site refuse ce jeton : OPS_TOKEN n’est pas le sien."
        : `Le site a répondu ${answer.status}.`,
    );
  process.stdout.write(word === "csv" ? await answer.text() : `${JSON.stringify(await answer.json(), null, 2)}\n`);
}

outbox(...process.argv.slice(2, 3)).catch(reportAndExit);
