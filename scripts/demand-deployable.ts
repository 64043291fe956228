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
  /** Of the server that was named. */
  readonly apiBase: string;
  /** Nothing is built or uploaded. */
  readonly isDry: boolean;
  /** Content that says of itself that it is a demonstration may be put online. */
  readonly isDemo: boolean;
}

/** Before anything is built: the wish is one that the command knows, the settings can go to production, and there is something to deploy. */
export function demandDeployable(root: string, asked: readonly string[]): Deployable {
  const odd = asked.filter((word) => word !== DRY && word !== DEMO);
  if (odd.length > 0) throw new Stop(`« ${odd.join(" ")} » : demandez ${DRY}, ${DEMO}, ou rien.`);
  const environment = loadEnvironment(root);
  const { apiBase } = environment;
  const problems = deployProblems(environment, readFileSync(path.join(root, "wrangler.toml"), "utf8"));
  if (apiBase === null || problems.length > 0) throw new Stop(problems.join("\n"));
  const isDry = asked.includes(DRY);
  if (isDry && !existsSync(path.join(root, "dist")))
    throw new Stop("Rien n’est publié : lancez d’abord « npm run build ».");
  return { environment, apiBase, isDry, isDemo: asked.includes(DEMO) };
}
