import { contentEndpoints, KEY_HEADER, KEY_PARAMETER } from "../src/contract/shared/endpoints";

const TIMEOUT_MS = 10_000;

/** The answer of the named api.php to one question; null where none comes within ten seconds. */
export function askApi(apiBase: string, apiKey: string, endpoint: string): Promise<Response | null> {
  const url = new URL(`${apiBase}/api.php`);
  url.searchParams.set("endpoint", endpoint);
  url.searchParams.set(KEY_PARAMETER, apiKey);
  return fetch(url, {
    headers: { [KEY_HEADER]: apiKey },
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
}

/**
 * Asks the named api.php one small question, before anything is built.
 * @returns null when it answers as it should, otherwise what to do, in a sentence that never holds the key
 */
export async function probeApi(apiBase: string, apiKey: string): Promise<string | null> {
  const answer = await askApi(apiBase, apiKey, contentEndpoints.menuBrands.name);
  if (!answer) return `Le serveur ${apiBase} ne répond pas : vérifiez API_BASE et votre connexion.`;
  if (answer.status === 401 || answer.status === 403) return `Le serveur ${apiBase} refuse la clé : vérifiez API_KEY.`;
  const body: unknown = answer.ok ? await answer.json().catch(() => null) : null;
  if (typeof body !== "object" || body === null || !("data" in body))
    return `${apiBase}/api.php ne répond pas comme une API de Guide Auto (HTTP ${answer.status}) : vérifiez API_BASE.`;
  return null;
}
