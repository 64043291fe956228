import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { settingsFile, STAGING } from "./deploy/staging";
import { deployProblems } from "./deploy-problems";
import type { Environment } from "./env";
import { loadEnvironment, settingsIn } from "./load-environment";
import { Stop } from "./stop";

const DRY = "--dry-run";
const DEMO = "--demo";
const AT_ONCE = "--at-once";
const FIRST = "--first";
const KNOWN: readonly string[] = [DRY, DEMO, STAGING, FIRST, AT_ONCE];

export interface Deployable {
  readonly environment: Environment;
  /** Address of the api.php. */
  readonly apiBase: string;
  /** Whether nothing is built or uploaded. */
  readonly isDry: boolean;
  /** Whether content that declares itself a demonstration may be deployed. */
  readonly isDemo: boolean;
  /** Whether the rehearsal of the site is deployed. */
  readonly isStaging: boolean;
  /** Whether the site was never served before. */
  readonly isFirst: boolean;
  /** Whether a version that passed its checks is given to everybody at once. */
  readonly atOnce: boolean;
}

/** The rehearsal must not take the site's own host: the `.env` of the site says which one that is. */
const hostProblems = (root: string, { siteUrl }: Environment) =>
  settingsIn(root, settingsFile(false)).SITE_URL?.trim().replace(/\/+$/, "") === siteUrl
    ? ["SITE_URL est l’adresse du site lui-même : donnez dans .env.staging celle de sa répétition."]
    : [];

/**
 * Checks, before anything is built, that the command knows its arguments, that the settings are fit for production, and that there is something to deploy.
 * @throws Stop with a sentence for each problem
 */
export function demandDeployable(root: string, args: readonly string[]): Deployable {
  const unknown = args.filter((argument) => !KNOWN.includes(argument));
  if (unknown.length > 0) throw new Stop(`« ${unknown.join(" ")} » : demandez ${KNOWN.join(", ")}, ou rien.`);
  const isStaging = args.includes(STAGING);
  const environment = { ...loadEnvironment(root, settingsFile(isStaging)), indexed: !isStaging };
  const { apiBase } = environment;
  const config = readFileSync(path.join(root, "wrangler.toml"), "utf8");
  const problems = [
    ...deployProblems(environment, config, isStaging),
    ...(isStaging ? hostProblems(root, environment) : []),
  ];
  if (apiBase === null || problems.length > 0) throw new Stop(problems.join("\n"));
  const isDry = args.includes(DRY);
  if (isDry && !existsSync(path.join(root, "dist")))
    throw new Stop("Rien n’est publié : lancez d’abord « npm run build ».");
  return {
    environment,
    apiBase,
    isDry,
    isDemo: args.includes(DEMO),
    isStaging,
    isFirst: args.includes(FIRST),
    atOnce: args.includes(AT_ONCE),
  };
}
