import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { deployProblems } from "./deploy-problems";
import type { Environment } from "./env";
import { loadEnvironment } from "./load-environment";
import { Stop } from "./stop";

const DRY = "--dry-run";
const DEMO = "--demo";

export interface Deployable {
  readonly environment: Environment;
  /** Address of the api.php. */
  readonly apiBase: string;
  /** Whether nothing is built or uploaded. */
  readonly isDry: boolean;
  /** Whether content that declares itself a demonstration may be deployed. */
  readonly isDemo: boolean;
}

/**
 * Checks, before anything is built, that the command knows its arguments, that the settings are fit for production, and that there is something to deploy.
 * @throws Stop with a sentence for each problem
 */
export function demandDeployable(root: string, args: readonly string[]): Deployable {
  const unknown = args.filter((argument) => argument !== DRY && argument !== DEMO);
  if (unknown.length > 0) throw new Stop(`« ${unknown.join(" ")} » : demandez ${DRY}, ${DEMO}, ou rien.`);
  const environment = loadEnvironment(root);
  const { apiBase } = environment;
  const problems = deployProblems(environment, readFileSync(path.join(root, "wrangler.toml"), "utf8"));
  if (apiBase === null || problems.length > 0) throw new Stop(problems.join("\n"));
  const isDry = args.includes(DRY);
  if (isDry && !existsSync(path.join(root, "dist")))
    throw new Stop("Rien n’est publié : lancez d’abord « npm run build ».");
  return { environment, apiBase, isDry, isDemo: args.includes(DEMO) };
}
