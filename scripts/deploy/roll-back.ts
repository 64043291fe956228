import { Stop } from "../stop";
import type { Ask } from "./ask";
import type { Platform } from "./platform";
import { versionBefore } from "./served";
import { type Patience, waitFor } from "./watch";

/**
 * Gives everybody the version before the one that is served (rule: site/rollback).
 * @returns a French sentence of what it did, and of what it did not undo
 */
export async function rollBack(platform: Platform, ask: Ask, patience: Patience): Promise<string> {
  const target = versionBefore(await platform.deployments());
  if (target === null) throw new Stop("Il n’y a pas de version précédente : rien n’est changé.");
  await platform.goBack(target, "npm run rollback");
  const problem = await waitFor(ask, target, patience);
  return [
    problem === null
      ? `La version ${target} est servie à tous.`
      : `La version ${target} est rendue à tous, mais ${problem} : regardez dans une minute.`,
    "Ses pages reviennent avec leur contenu d’alors, jusqu’à la prochaine construction.",
    "Ne sont pas défaits : les migrations de la base, les secrets, les horloges et les files d’attente, et ce que les visiteurs ont écrit.",
  ].join("\n");
}
