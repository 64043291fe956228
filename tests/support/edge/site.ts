import { inject } from "vitest";
import { accountsAt } from "../accounts";
import { anAddress } from "../reference-api";

const edge = inject("edge");

/** Address and folder of the site that all edge tests share. */
export const { site: address, root } = edge;
/** The reference api.php behind the site. */
export const api = { url: edge.api };

/** Lines that the terminal would show. */
export const loggedLines = async (): Promise<readonly string[]> => (await fetch(`${edge.desk}/lines`)).json();
/** Number of builds that were requested. */
export const builds = async (): Promise<number> => (await fetch(`${edge.desk}/builds`)).json();

/** Creates accounts; each test that needs one creates its own. */
export const accounts = accountsAt(edge.accounts, loggedLines);

/** Sends a request to the Worker over HTTP. Redirects are not followed, so that tests see them. */
export const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${address}${path}`, { redirect: "manual", ...init });

/** Sends a form as a page of the site does, from a new network address that has reached no rate limit. @param headers further headers; "" leaves a header out */
export const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: address, "CF-Connecting-IP": anAddress(), ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** Triggers the scheduled handler, as Cloudflare does each minute. */
export const tick = (cron = "*+*+*+*+*") => ask(`/cdn-cgi/local/scheduled?cron=${cron}`);

export const outcomeOf = async (answer: Response) => [answer.status, (await answer.json()).code];
