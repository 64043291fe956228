import { readFile } from "node:fs/promises";
import path from "node:path";
import { digestOf } from "../src/build/publish/file-digests";
import { projectDigest } from "../src/build/publish/project-digest";
import { firebaseConfig } from "./auth";
import type { Environment } from "./env";
import { gatsbyProcesses } from "./gatsby-processes";

/** Gatsby's plain log. Its animated one, the default, loads a layout engine into each process, also where no terminal shows it. */
const PLAIN_LOG = { GATSBY_LOGGER: "yurnalist" };

/**
 * Gatsby makes so many short-lived objects that V8, with its usual 16 MB for them, spends a tenth of the rebuild of 10,000 models on collecting them. The
 * owner's own options come last, so that they count.
 */
const nodeOptions = () => ({ NODE_OPTIONS: `--max-semi-space-size=64 ${process.env.NODE_OPTIONS ?? ""}`.trim() });

/** The environment variables that say from which content, and for which services, Gatsby builds the site. */
export const contentVariables = (environment: Environment, apiBase: string): Record<string, string> => ({
  API_BASE: apiBase,
  API_KEY: environment.apiKey,
  SITE_URL: environment.siteUrl,
  TURNSTILE_SITE_KEY: environment.turnstileSiteKey,
  SERVICE_WORKER: environment.serviceWorker ? "on" : "off",
  PUBLISH_FORCE: environment.force ? "1" : "0",
  FIREBASE_CONFIG: JSON.stringify(firebaseConfig(environment)),
  GATSBY_TELEMETRY_DISABLED: "1",
});

/** Digest of all that Gatsby compiles: sources, packages, variables that are part of scripts, and Node. */
async function compiledFrom(root: string, variables: Readonly<Record<string, string>>): Promise<string> {
  const own = Object.entries(process.env).filter(([name]) => name.startsWith("GATSBY_"));
  const file = await readFile(path.join(root, ".env.production"), "utf8").catch(() => null);
  return digestOf(JSON.stringify([await projectDigest(), variables, own, file, process.version]));
}

/** All variables of a process that runs one of Gatsby's commands now. @param output descriptor of a file for what it prints, which is otherwise shown */
export async function gatsbyVariables(
  root: string,
  command: string | undefined,
  environment: Environment,
  apiBase: string,
  output?: number,
): Promise<Record<string, string>> {
  const content = contentVariables(environment, apiBase);
  const isWatched = output === undefined && process.stdout.isTTY;
  return {
    ...content,
    ...nodeOptions(),
    GATSBY_CPU_COUNT: String(await gatsbyProcesses(root)),
    ...(command === "build" && { COMPILED_FROM: await compiledFrom(root, content) }),
    ...(!isWatched && PLAIN_LOG),
  };
}
