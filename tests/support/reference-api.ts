import type { Upstream } from "../../upstream/server";

/** The reference api.php's interface for tests (upstream/control). */
export const control = ({ url }: Pick<Upstream, "url">, method: string, body?: object) =>
  fetch(`${url}/__control`, { method, ...(body && { body: JSON.stringify(body) }) });

/** What it was asked since it began. */
export async function requestsTo({
  url,
}: Pick<Upstream, "url">): Promise<
  readonly { readonly path: string; readonly endpoint: string | null; readonly idempotency_key: string | null }[]
> {
  return (await (await fetch(`${url}/__control/log`)).json()).requests;
}

/** Of a visitor whom no limit knows yet. */
export const anAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join(".")}`;
