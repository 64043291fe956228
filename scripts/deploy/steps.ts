import { Stop } from "../stop";
import type { Ask } from "./ask";
import { type Migration, migrationProblems, numberOf } from "./migrations";
import { keepOlderAssets, servedRelease } from "./older-assets";
import { INTERRUPTED, type Platform } from "./platform";
import type { Published } from "./published";
import { isWhole, mostServed } from "./served";
import { failures } from "./smoke";
import type { Check } from "./smoke-pages";
import { keepsVisitors, type Patience, waitFor, watch } from "./watch";

export interface Deployment {
  readonly platform: Platform;
  /** Gives everybody the former version again; it works although the deployment was interrupted. */
  readonly rescue: Platform;
  readonly published: Published;
  readonly migrations: readonly Migration[];
  /** What a version must pass before any visitor is given it. */
  readonly checks: readonly Check[];
  readonly opsToken: string;
  /** Asks the site as a visitor does, or a version of it. */
  readonly ask: (version: string | null) => Ask;
  /** Whether the site was never served before: what there is of its Worker was made for its secrets. */
  readonly isFirst: boolean;
  /** Whether the step to a tenth of the visitors is left out. */
  readonly atOnce: boolean;
  readonly patience: Patience;
  readonly say: (line: string) => void;
  /** Ends the deployment where it is. */
  readonly signal: AbortSignal;
}

const FIRST_SHARE = 10;
const MAX_SHOWN = 20;

const NO_KEY = `Le site ne garde pas un visiteur sur une même version : à ${FIRST_SHARE} %, des pages demanderaient leurs scripts à l’autre. Donnez à la zone la règle « Cloudflare-Workers-Version-Key » (docs/deploying.md), ou déployez avec « --at-once ».`;

const insist = (problem: string | null) => {
  if (problem !== null) throw new Stop(problem);
};

/** Fails as soon as the deployment is interrupted, whatever is still under way. */
const inTime = <Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> =>
  new Promise((done, failed) => {
    const stop = () => failed(new Stop(INTERRUPTED));
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(done, failed).finally(() => signal.removeEventListener("abort", stop));
  });

const reasonOf = (error: unknown) =>
  error instanceof Stop ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);

async function smoke({ checks, patience, say }: Deployment, ask: Ask): Promise<void> {
  const failed = await failures(checks, ask, patience.everyMs);
  if (failed.length > 0)
    throw new Stop(
      `${failed.length} vérifications sur ${checks.length} ont échoué :\n${failed.slice(0, MAX_SHOWN).join("\n")}`,
    );
  say(`${checks.length} vérifications réussies.`);
}

/** Gives everybody the former version again, and says so. @throws Stop with what failed and what is served now */
async function putBack({ rescue, ask, patience }: Deployment, former: string, error: unknown): Promise<never> {
  const reason = reasonOf(error);
  try {
    await rescue.goBack(former, "npm run deploy : retour");
  } catch (worse) {
    throw new Stop(
      `${reason}\n${reasonOf(worse)}\nLa version ${former} n’a pas pu être rendue à tous : lancez « npm run rollback ».`,
    );
  }
  const problem = await waitFor(ask(null), former, patience);
  throw new Stop(
    `${reason}\n${
      problem === null
        ? `La version ${former} est servie à tous, comme avant.`
        : `La version ${former} est rendue à tous, mais ${problem} : lancez « npm run rollback » si cela dure.`
    }`,
  );
}

/** The version that everybody is given. What an interrupted deployment left is undone first (rule: site/deployed-in-steps). */
async function stableVersion({ platform, say }: Deployment): Promise<string | null> {
  const [now] = await platform.deployments();
  if (!now) return null;
  const former = mostServed(now);
  if (former === null)
    throw new Stop("Deux versions sont servies à parts égales : choisissez-en une par « npm run rollback » d’abord.");
  if (!isWhole(now)) {
    say(`Un déploiement a été interrompu : la version ${former} est d’abord rendue à tous.`);
    await platform.goBack(former, "npm run deploy : reprise");
  }
  return former;
}

async function migrate({ platform, migrations, say }: Deployment, served: string | null, isFirst: boolean) {
  const pending = await platform.pending(migrations.map(({ name }) => name));
  const problems = isFirst ? [] : migrationProblems(migrations, (name) => pending.has(name), served);
  if (problems.length > 0) throw new Stop(problems.join("\n"));
  if (pending.size === 0) return;
  say(`Migrations : ${[...pending].join(", ")}`);
  await platform.migrate();
}

async function deployFirst(deployment: Deployment): Promise<void> {
  const { platform, say } = deployment;
  say("Première mise en ligne : il n’y a pas encore de version à garder.");
  await migrate(deployment, null, true);
  await platform.first();
  await lookAtFirst(deployment).catch((error: unknown) => {
    throw new Stop(
      `${reasonOf(error)}\nLa première version est servie telle quelle : corrigez, puis déployez de nouveau.`,
    );
  });
}

async function lookAtFirst(deployment: Deployment): Promise<void> {
  const { platform, ask, patience } = deployment;
  const [now] = await platform.deployments();
  const version = now && mostServed(now);
  if (!version) throw new Stop("Cloudflare ne dit pas quelle version est servie.");
  insist(await waitFor(ask(null), version, patience));
  await smoke(deployment, ask(null));
}

/** From a version that nobody is given to one that everybody is. */
async function raise(deployment: Deployment, former: string, version: string): Promise<void> {
  const { platform, ask, atOnce, patience, say, signal } = deployment;
  const step = <Value>(work: Promise<Value>) => inTime(signal, work);
  const own = ask(version);
  const share = (percent: number) => [
    { version: former, percent: 100 - percent },
    { version, percent },
  ];

  await step(platform.serve(share(0), "npm run deploy : essai"));
  insist(await step(waitFor(own, version, patience)));
  await step(smoke(deployment, own));
  if (!atOnce) {
    say(`${FIRST_SHARE} % des visiteurs…`);
    await step(platform.serve(share(FIRST_SHARE), `npm run deploy : ${FIRST_SHARE} %`));
    if (!(await step(keepsVisitors(ask(null))))) throw new Stop(NO_KEY);
    insist(await step(watch(own, version, patience)));
  }
  say("Tous les visiteurs…");
  await step(platform.serve([{ version, percent: 100 }], "npm run deploy : 100 %"));
  insist(await step(waitFor(ask(null), version, patience)));
  await step(platform.triggers());
  insist(await step(watch(ask(null), version, patience)));
}

/**
 * Serves what was published, step by step (rule: site/deployed-in-steps): a failed or interrupted step gives everybody the former version again.
 * @throws Stop with what failed and what is served now
 */
export async function deployInSteps(deployment: Deployment): Promise<void> {
  const { platform, published, migrations, opsToken, ask, say, signal } = deployment;
  const step = <Value>(work: Promise<Value>) => inTime(signal, work);
  const former = deployment.isFirst ? null : await step(stableVersion(deployment));
  if (former === null) return step(deployFirst(deployment));

  const unchanged = (error: unknown): never => {
    throw new Stop(`${reasonOf(error)}\nRien n’a changé pour les visiteurs : la version ${former} est servie à tous.`);
  };
  const version = await (async () => {
    const served = await step(servedRelease(ask(null), opsToken));
    if (served === null)
      say("La version servie ne dit pas ses scripts : ceux que cette machine a publiés sont gardés.");
    const fetched = served ? await step(keepOlderAssets(published, served.assets, ask(null))) : 0;
    if (fetched > 0) say(`${fetched} scripts des pages ouvertes sont repris du site servi.`);
    await step(migrate(deployment, served?.schema ?? null, false));
    return step(platform.upload(numberOf(migrations.at(-1)?.name ?? "")));
  })().catch(unchanged);
  say(`Version ${version} : envoyée, personne ne la voit.`);
  await raise(deployment, former, version).catch((error: unknown) => putBack(deployment, former, error));
}
