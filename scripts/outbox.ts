import { opsRequests } from "./ask-ops";
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
  const [method, address] = ACTIONS[word];
  const answer = await opsRequests()(address, { method });
  // An unhealthy site answers 503 with its problems.
  if (!answer.ok && !(word === "health" && answer.status === 503))
    throw new Stop(`Le site a répondu ${answer.status}.`);
  process.stdout.write(word === "csv" ? await answer.text() : `${JSON.stringify(await answer.json(), null, 2)}\n`);
}

outbox(...process.argv.slice(2, 3)).catch(reportAndExit);
