import type { Reporter } from "gatsby";
import { errorIds } from "./errors";
import type { Options } from "./options";
import type { Problem } from "./problem";

/** Stops the build with one French sentence for the owner. The served site does not change. */
export function stopForProblems(
  reporter: Reporter,
  { apiBase, maxAgeDays }: Options,
  problems: readonly Problem[],
): never {
  const refused = problems.some(({ code }) => code === "unauthorized");
  if (refused)
    return stop(
      reporter,
      errorIds.keyRefused,
      `La clé API a été refusée par ${new URL(apiBase).host}. Vérifiez API_KEY.`,
    );
  const shrunk = problems.some(({ code }) => code === "shrunk");
  return stop(
    reporter,
    errorIds.noContent,
    `Contenu indisponible (${causesOf(problems)}) et aucune copie de moins de ${maxAgeDays} jours : ` +
      `construction arrêtée, le site en ligne ne change pas.` +
      (shrunk
        ? ` Si ces suppressions sont voulues, construisez avec PUBLISH_FORCE=1 ; telles quelles un jour durant, elles sont admises.`
        : ""),
  );
}

/** Causes as text: « get_versions : réponse HTTP 500 ». When more than three endpoints share a cause, they are counted instead of listed. */
function causesOf(problems: readonly Problem[]): string {
  const endpoints = new Map<string, string[]>();
  for (const { endpoint, message } of problems) endpoints.set(message, [...(endpoints.get(message) ?? []), endpoint]);
  return [...endpoints]
    .map(([message, names]) => `${names.length > 3 ? `${names.length} appels` : names.sort().join(", ")} : ${message}`)
    .join(" ; ");
}

export function stopForContradiction(reporter: Reporter, sentence: string): never {
  return stop(
    reporter,
    errorIds.inconsistent,
    `Contenu incohérent, construction arrêtée, le site en ligne ne change pas. ${sentence}`,
  );
}

const stop = (reporter: Reporter, id: string, sourceMessage: string): never =>
  reporter.panic({ id, context: { sourceMessage } });
