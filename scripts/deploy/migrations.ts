import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contractions } from "./contractions";
import { schemasOf } from "./schema";

export interface Migration {
  /** `0022_rebuild_answers.sql` */
  readonly name: string;
  readonly sql: string;
}

const FOLDER = "functions/migrations";

/** All migrations of the project, the oldest first. */
export const migrationsOf = (root: string): readonly Migration[] =>
  readdirSync(path.join(root, FOLDER))
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => ({ name, sql: readFileSync(path.join(root, FOLDER, name), "utf8") }));

export const numberOf = (name: string) => name.slice(0, 4);
/** « -- contracts: 0023 »: no Worker that knows migration 0023 uses what this one takes away. */
const declared = ({ sql }: Migration) => /^-- contracts: (\d{4})\b/m.exec(sql)?.[1] ?? null;

/** Number of the oldest migration that a Worker must know, now that these were applied to the database; null where any may run. */
export const oldestSurviving = (applied: readonly Migration[]): string | null =>
  applied
    .flatMap((migration) => declared(migration) ?? [])
    .sort()
    .at(-1) ?? null;

/**
 * Reasons why migrations must not be applied while an older Worker is served (rule: site/migrations-survived), each as a French sentence.
 * @param all all migrations, the oldest first
 * @param isPending whether the database does not have the migration yet
 * @param served the newest migration that the served Worker knows; null where it does not say
 */
export function migrationProblems(
  all: readonly Migration[],
  isPending: (name: string) => boolean,
  served: string | null,
): readonly string[] {
  if (!all.some(({ name }) => isPending(name))) return [];
  const shapes = schemasOf(all);
  return all.flatMap((migration, index) => {
    const { name } = migration;
    const [before, after] = [shapes[index], shapes[index + 1]];
    if (!isPending(name) || !before || !after) return [];
    const lost = contractions(before, after);
    if (lost.length === 0) return [];
    const what = `${name} : ${lost.join(" ; ")}.`;
    const since = declared(migration);
    if (since === null || since >= numberOf(name))
      return `${what} Le Worker servi en a besoin : ajoutez sans retirer, déployez, puis retirez dans une migration qui dit « -- contracts: » et le numéro de la migration depuis laquelle il ne s’en sert plus.`;
    if (served === null || numberOf(served) < since)
      return `${what} Le Worker servi ${served === null ? "ne dit pas quelle migration il connaît" : `ne connaît que ${served}`} : déployez d’abord sans ${name} ce qui va avec ${since}.`;
    return [];
  });
}
