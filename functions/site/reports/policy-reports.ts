import * as z from "zod/mini";
import { kindOfPage, receiveReports } from "./receive-report";
import { policyReports, type Refusal } from "./reports-store";

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

/** What is kept of a report. @returns null for one that is not of a page of this site, or says nothing of it */
export function refusalOf(report: unknown, site: string): Refusal | null {
  const { data } = sent.safeParse(report);
  if (!data) return null;
  const found = data["csp-report"];
  const page = URL.canParse(found["document-uri"]) ? new URL(found["document-uri"]) : null;
  const directive = DIRECTIVE.exec(found["effective-directive"] ?? found["violated-directive"] ?? "")?.[0];
  const blocked = blockedOf(found["blocked-uri"]);
  if (page?.origin !== new URL(site).origin || !directive || blocked === null) return null;
  return { directive, blocked, page: kindOfPage(page.pathname) };
}

/** `POST /api/csp`: a browser reports what it has refused by the policy (`report-uri`). */
export const receivePolicyReport = receiveReports(policyReports, refusalOf);
