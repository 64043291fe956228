const TIMEOUT_MS = 10_000;

/** Asks the site that was just deployed how it is. @returns null when all is well, else what to do */
export async function healthTrouble(siteUrl: string): Promise<string | null> {
  const answer = await fetch(`${siteUrl}/api/health`, {
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (answer?.ok) return null;
  if (answer?.status !== 503)
    return `Le site est déployé, mais ${siteUrl}/api/health ne répond pas encore : regardez dans quelques minutes.`;
  return `Le site est déployé, mais son Worker refuse ses réglages : ${(await answer.text()).trim()}. Donnez-les par « npx wrangler secret put ».`;
}
