import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { parseEnvironment, type Environment } from "./env";
import { Stop } from "./stop";

const OLDEST_NODE = 22;

/** The variables of a file of settings, which is optional. */
export function settingsIn(root: string, file: string): Record<string, string | undefined> {
  try {
    return parseEnv(readFileSync(path.join(root, file), "utf8"));
  } catch {
    return {};
  }
}

/** The settings of this command. @param file the settings that are not in the environment @throws Stop with a sentence for each value that is missing or invalid */
export function loadEnvironment(root: string, file = ".env"): Environment {
  if (Number(process.versions.node.split(".")[0]) < OLDEST_NODE)
    throw new Stop(
      `Node ${process.versions.node} est trop ancien : lancez la commande par npm (« npm start »), qui apporte le bon.`,
    );
  const parsed = parseEnvironment(process.env, settingsIn(root, file));
  if (!parsed.ok) throw new Stop(parsed.problems.map((problem) => `${problem}.`).join("\n"));
  return parsed.environment;
}
