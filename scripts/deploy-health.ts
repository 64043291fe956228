import * as z from "zod/mini";

const TIMEOUT_MS = 10_000;

/** Checks the health of the site that was just deployed. @returns null when it is healthy, otherwise a French sentence that says what to do */
export async function healthProblem(siteUrl: string): Promise<string | null> {
  const answer = await fetch(`${siteUrl}/api/health`, {
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (answer?.ok) return null;
  if (answer?.status !== 503)
    return `Le site est déployé, mais ${siteUrl}/api/health ne répond pas encore : regardez dans quelques minutes.`;
  return `Le site est déployé, mais son Worker refuse ses réglages : ${(await answer.text()).trim()}. Donnez-les par « npx wrangler secret put ».`;
}

const parts = z.object({ parts: z.array(z.object({ part: z.string(), said: z.string() })) });

/** Whether the site that was just deployed makes backups, as a French sentence. @param opsToken "" where the deployer has none */
export async function backupSentence(siteUrl: string, opsToken: string): Promise<string> {
  const answer =
    opsToken &&
    (await fetch(`${siteUrl}/api/ops/health`, {
      redirect: "error",
      headers: { Authorization: `Bearer ${opsToken}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null));
  const found = answer ? parts.safeParse(await answer.json().catch(() => null)).data : undefined;
  const said = found?.parts.find(({ part }) => part === "sauvegarde")?.said;
  return said === undefined
    ? "Sauvegardes : « npm run outbox -- health » dit si elles se font ; sans le secret BACKUP_KEY, aucune."
    : `Sauvegardes : ${said}.`;
}
