import type { SwitchName, SwitchOn, Way } from "../../src/contract/shared/switches";
import { frenchDate } from "../../src/shared/dates/dates";
import type { Closings } from "../../src/shared/served/closed";
import type { Env } from "../env";
import { errorName } from "./error-name";
import { isApi, type ProblemCode, sentenceOf } from "./problem";
import { switchesOf } from "./switches-store";
import { textLine } from "./text-line";

/** For how long an instance of the Worker may be wrong about the switches: each reads them once in so many milliseconds at most (rule: site/switches). */
const KNOWN_MS = 5_000;
/** Seconds after which what is closed may be asked for again. */
const RETRY_AFTER = "300";
const SOON = "30";

type Known = readonly SwitchOn[] | "unknown";

/** What this instance read last. */
const memory: { read: { readonly at: number; readonly on: Known } | null } = { read: null };

/** Forgets what was read, so that the next request reads it. */
export const forgetSwitches = (): void => void (memory.read = null);

/**
 * The switches that are on, at most five seconds old. While they cannot be read, those read last hold, however old they are; an instance that has
 * never read any knows none.
 */
export async function switchesNow({ DB }: Pick<Env, "DB">): Promise<Known> {
  const now = Date.now();
  const known = memory.read;
  if (known && now - known.at >= 0 && now - known.at < KNOWN_MS) return known.on;
  const before = known?.on ?? "unknown";
  const on: Known = await (async () => switchesOf(DB))().catch((error: unknown) => {
    console.error(`switches: ${errorName(error)}`);
    return before;
  });
  // A failure is not kept: the next request asks again.
  if (on !== "unknown") memory.read = { at: now, on };
  return on;
}

const CODES: Readonly<Record<SwitchName, ProblemCode>> = {
  "read-only": "closed_read_only",
  posting: "closed_posting",
  photos: "closed_photos",
  alerts: "closed_alerts",
  "leads-by-mail": "closed_leads",
};

/**
 * The switches that count as on while nothing is known of them (fail closed): `read-only`, because a write that should not have been made cannot be
 * taken back, while a refused one is sent again, and a database that does not answer would not take it either. The others fail open: each only spares
 * work, and what is taken nevertheless is kept in the database like any other (a lead until api.php has it).
 */
const CLOSED_WHEN_UNKNOWN: readonly SwitchName[] = ["read-only"];

/** The first of some switches that is on; "unknown" when it counts as on because nothing is known. */
export function firstOn(closers: readonly SwitchName[], on: Known): SwitchOn | "unknown" | null {
  if (on === "unknown") return closers.some((name) => CLOSED_WHEN_UNKNOWN.includes(name)) ? "unknown" : null;
  return closers.flatMap((name) => on.find((one) => one.name === name) ?? [])[0] ?? null;
}

const two = (figure: number) => String(figure).padStart(2, "0");

/** « Le dépôt d’annonces est fermé… Depuis le 26 novembre 2026 à 14 h 05 : le serveur déménage. » */
function closedSentence({ name, on_at, why }: SwitchOn): string {
  const at = new Date(on_at);
  const since = `le ${frenchDate(at.toISOString())} à ${at.getUTCHours()}\u00a0h\u00a0${two(at.getUTCMinutes())}`;
  return `${sentenceOf(CODES[name])} Depuis ${since}\u00a0: ${why.replace(/[.\s]+$/, "")}.`;
}

/** The sentences of what is closed, for pages. None while nothing is known: a press on the button then has the answer. */
export async function closings(env: Pick<Env, "DB">): Promise<Closings> {
  const on = await switchesNow(env);
  return on === "unknown" ? {} : Object.fromEntries(on.map((one) => [one.name, closedSentence(one)]));
}

/** The refusal of what is closed: under /api a code, elsewhere a line of text; a sentence that says since when and why, and when to come back. @param ways by which it can be sent instead */
export function closedProblem(pathname: string, closed: SwitchOn | "unknown", ways: readonly Way[] = []): Response {
  const isKnown = closed !== "unknown";
  const code = isKnown ? CODES[closed.name] : "closed_unknown";
  const message = isKnown ? closedSentence(closed) : sentenceOf(code);
  const retry = { "Retry-After": isKnown ? RETRY_AFTER : SOON };
  if (!isApi(pathname)) return textLine(message, 503, retry);
  return Response.json(
    { code, message, ...(ways.length > 0 && { ways }) },
    { status: 503, headers: { "Cache-Control": "no-store", ...retry } },
  );
}
