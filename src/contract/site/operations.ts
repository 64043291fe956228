/** What operators see of the site at `/api/ops/overview` and on the page /exploitation. */
import * as z from "zod/mini";

const text = z.string();
/** Milliseconds. */
const instant = z.int();

/** Kinds of requests that reach the Worker, by the words of the page. Built files that it does not fill never reach it. */
export const KINDS = {
  pages: "Pages remplies",
  recherches: "Recherches et suggestions",
  demandes: "Demandes d’aide",
  messages: "Autres messages",
  membres: "Comptes et annonces de membres",
  autres: "Autres adresses",
} as const;
export type Kind = keyof typeof KINDS;

/** How a request ended. */
export const ENDS = { ok: "Répondues", refused: "Refusées (4xx)", failed: "Pannes (5xx)" } as const;
export type End = keyof typeof ENDS;

const count = z.object({ day: text, kind: text, end: text, requests: z.number() });
export type Count = z.infer<typeof count>;

const part = z.object({ part: text, ok: z.boolean(), essential: z.boolean(), said: text, limit: text });
const incident = z.object({
  id: text,
  part: text,
  limit: text,
  said: text,
  began_at: instant,
  sure: z.boolean(),
  over_at: z.nullable(instant),
  told: text,
});
const job = z.object({ part: text, clock: text, good_at: z.nullable(instant), failing: z.boolean() });
const failure = z.object({ part: text, failed_at: instant, times: z.int(), reason: text });

/** A kind of report of browsers, and when it came. */
const reported = { page: text, first_at: instant, last_at: instant, times: z.int() };
const report = z.object({ directive: text, blocked: text, ...reported });
const scriptError = z.object({ error: text, place: text, ...reported });

/** A list that could not be read is null: one that fails does not hide the others. */
export const overview = z.object({
  now: instant,
  release: z.nullable(text),
  parts: z.array(part),
  /** Whether operators have given an address to be told at. */
  told: z.boolean(),
  incidents: z.nullable(z.array(incident)),
  jobs: z.nullable(z.array(job)),
  failures: z.nullable(z.array(failure)),
  /** What browsers have refused by the policy. */
  reports: z.nullable(z.array(report)),
  /** Errors of the site's scripts. */
  errors: z.nullable(z.array(scriptError)),
  /** "unset" where the site has no token to read its counts. */
  counts: z.nullable(z.union([z.literal("unset"), z.array(count)])),
});
export type Overview = z.infer<typeof overview>;
