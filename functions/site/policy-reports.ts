import * as z from "zod/mini";
import { readJson } from "../shared/body";
import type { Context } from "../shared/context";
import { noContent } from "../shared/live-json";
import { problem } from "../shared/problem";
import { siteUrl } from "../shared/site-url";
import { keepRefusal, type Refusal } from "./policy-reports-store";

const BOUNDS = { limit: 8_192, timeoutMs: 5_000 };
/** What an instance has counted is not written again for so long: a page that is refused a script at each visit is known after the first one. */
const AGAIN_MS = 10 * 60_000;
const MOST_REMEMBERED = 500;

const sent = z.object({
  "csp-report": z.object({
    "document-uri": z.string(),
    "blocked-uri": z.string(),
    "effective-directive": z.optional(z.string()),
    "violated-directive": z.optional(z.string()),
  }),
});

/** Words that browsers write in the place of an address. */
const WORDS = /^(?:inline|eval|wasm-eval|data|blob|self|trusted-types-sink|trusted-types-policy)$/;
const DIRECTIVE = /^[a-z-]{3,40}/;

/** « https://exemple.sn », or a word. @returns null for what the site did not cause, such as scripts of an extension */
function blockedOf(address: string): string | null {
  if (WORDS.test(address)) return address;
  if (!URL.canParse(address)) return null;
  const { protocol, origin } = new URL(address);
  if (protocol === "data:" || protocol === "blob:") return protocol.slice(0, -1);
  return /^(?:https?|wss?):$/.test(protocol) ? origin.slice(0, 100) : null;
}

/** The first two parts of a path, of which the second may be of a kind of page: « /marche-doccasion/annonce ». Neither holds a name, an id or what was searched for. */
const PAGE = /^(?:\/[a-z][a-z-]{0,40}){0,2}/;

/** What is kept of a report. @returns null for one that is not of a page of this site, or says nothing of it */
export function refusalOf(report: unknown, site: string): Refusal | null {
  const { data } = sent.safeParse(report);
  if (!data) return null;
  const found = data["csp-report"];
  const page = URL.canParse(found["document-uri"]) ? new URL(found["document-uri"]) : null;
  const directive = DIRECTIVE.exec(found["effective-directive"] ?? found["violated-directive"] ?? "")?.[0];
  const blocked = blockedOf(found["blocked-uri"]);
  if (page?.origin !== new URL(site).origin || !directive || blocked === null) return null;
  return { directive, blocked, page: PAGE.exec(page.pathname)?.[0] || "/" };
}

/** Refusals → when this instance wrote them. */
const written = new Map<string, number>();
function isKnown(refusal: Refusal, now: number): boolean {
  const name = Object.values(refusal).join(" ");
  const at = written.get(name) ?? -Infinity;
  if (now >= at && now - at < AGAIN_MS) return true;
  if (written.size >= MOST_REMEMBERED) written.clear();
  written.set(name, now);
  return false;
}

/** `POST /api/csp`: a browser reports what it has refused by the policy (`report-uri`). Its answer says nothing of what was kept. */
export async function receiveReport({ env, request, waitUntil }: Context): Promise<Response> {
  const body = await readJson(request, BOUNDS);
  if (!body.ok) return problem(body.code);
  const refusal = refusalOf(body.value, siteUrl(env));
  const now = Date.now();
  if (refusal && !isKnown(refusal, now))
    waitUntil(keepRefusal(env.DB, refusal, now).catch(() => console.warn("policy report not kept")));
  return noContent();
}
