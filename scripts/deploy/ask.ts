const TIMEOUT_MS = 10_000;
/** By this a zone that challenges programs can let a deployment pass (docs/deploying.md). */
const AGENT = "guide-auto-deploiement";

/** Asks the site; redirects are answers. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * Cloudflare's header that sends a request to one version of the current deployment, even one that no visitor is given
 * (developers.cloudflare.com/workers/versions-and-deployments/version-overrides). Where it is not applied, the answer is that of any visitor.
 */
export const toVersion = (worker: string, version: string) => ({
  "Cloudflare-Workers-Version-Overrides": `${worker}="${version}"`,
});

/** @param headers go with each request */
export const askAt =
  (siteUrl: string, headers: Readonly<Record<string, string>> = {}): Ask =>
  (path, init = {}) =>
    fetch(`${siteUrl}${path}`, {
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
      headers: { "User-Agent": AGENT, ...headers, ...Object.fromEntries(new Headers(init.headers)) },
    });
