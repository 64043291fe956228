import type { Upstream } from "../../upstream/server";

/** Calls the control interface of the reference api.php (upstream/control). */
export const control = ({ url }: Pick<Upstream, "url">, method: string, body?: object) =>
  fetch(`${url}/__control`, { method, ...(body && { body: JSON.stringify(body) }) });

/** Requests that it received since it started. */
export async function requestsTo({
  url,
}: Pick<Upstream, "url">): Promise<
  readonly { readonly path: string; readonly endpoint: string | null; readonly idempotency_key: string | null }[]
> {
  return (await (await fetch(`${url}/__control/log`)).json()).requests;
}

/** A new network address, which has reached no rate limit. */
export const anAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join(".")}`;
