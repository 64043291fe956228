import { inject } from "vitest";
import { accountsAt } from "../accounts";
import { anAddress } from "../reference-api";

const edge = inject("edge");

/** Of the site that all tests of the edge share. */
export const { site: address, root } = edge;
/** The reference api.php behind it. */
export const api = { url: edge.api };

/** Lines that a terminal would show. */
export const told = async (): Promise<readonly string[]> => (await fetch(`${edge.desk}/told`)).json();
/** How often a build was asked for. */
export const builds = async (): Promise<number> => (await fetch(`${edge.desk}/builds`)).json();

/** Somebody new for each test that needs one. */
export const accounts = accountsAt(edge.accounts, told);

/** Asks the Worker over HTTP; redirects are not followed, which would hide them. */
export const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${address}${path}`, { redirect: "manual", ...init });

/** Sends a form as a page of the site does, from a visitor whom no limit knows. @param headers "" leaves one out */
export const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: address, "CF-Connecting-IP": anAddress(), ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** The clock, as Cloudflare's does each minute. */
export const tick = (cron = "*+*+*+*+*") => ask(`/cdn-cgi/handler/scheduled?cron=${cron}`);

export const outcomeOf = async (answer: Response) => [answer.status, (await answer.json()).code];
