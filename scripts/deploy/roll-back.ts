import { Stop } from "../stop";
import type { Ask } from "./ask";
import { type Migration, oldestSurviving } from "./migrations";
import type { Platform } from "./platform";
import { versionBefore } from "./served";
import { type Patience, waitFor } from "./watch";

/** Refuses a version from which the database has lost something that it reads. */
async function demandSurvival(platform: Platform, target: string, migrations: readonly Migration[]): Promise<void> {
  if (oldestSurviving(migrations) === null) return;
  const pending = await platform.pending(migrations.map(({ name }) => name));
  const oldest = oldestSurviving(migrations.filter(({ name }) => !pending.has(name)));
  if (oldest === null) return;
  const known = await platform.schemaOf(target);
  if (known === null || known < oldest)
    throw new Stop(
      `La version ${target} ne connaît pas la migration ${oldest}, depuis laquelle la base a perdu ce qu’elle lit : rien n’est changé, corrigez et déployez.`,
    );
}

/**
 * Gives everybody the version before the one that is served (rule: site/rollback).
 * @param migrations all migrations of the project, the oldest first
 * @returns a French sentence of what it did, and of what it did not undo
 */
export async function rollBack(
  platform: Platform,
  ask: Ask,
  patience: Patience,
  migrations: readonly Migration[],
): Promise<string> {
  const target = versionBefore(await platform.deployments());
  if (target === null) throw new Stop("Il n’y a pas de version précédente : rien n’est changé.");
  await demandSurvival(platform, target, migrations);
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
