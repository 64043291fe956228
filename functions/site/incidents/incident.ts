import * as z from "zod/mini";
import { DAY } from "../../../src/shared/dates/day";

const MINUTE = 60_000;
/** A little less than three minutes, because the clock's minutes are not sixty seconds apart to the millisecond. */
const CHECK_EVERY_MS = 3 * MINUTE - 20_000;
/** Longer than a run of the clock that tells all that it may. */
const LEASE_MS = 2 * MINUTE;
const LONGEST_PAUSE_MS = 60 * MINUTE;
/** What is over is kept for a month, for operators to look back, and these are the most that are kept at all. */
const KEPT_MS = 30 * DAY;
const MOST_KEPT = 100;

const incident = z.object({
  id: z.string(),
  part: z.string(),
  /** The limit of the part, in French, and what the last check that failed has found. */
  limit: z.string(),
  said: z.string(),
  /** Milliseconds: the first check that failed. */
  began_at: z.int(),
  /** Whether a second check in a row has failed. Until then operators are told nothing. */
  sure: z.boolean(),
  /** The first of the good checks since; null while checks fail. */
  well_at: z.nullable(z.int()),
  /** The same, once a second good check in a row has confirmed it. */
  over_at: z.nullable(z.int()),
  told: z.enum(["nothing", "began", "over"]),
});
export type Incident = z.infer<typeof incident>;

/** What is remembered from one check of the site's health to the next. */
export const watch = z.object({
  version: z.literal(1),
  /** The first check of all: what a new site has not done yet is excused from then on for a while. */
  first_at: z.int(),
  checked_at: z.int(),
  /** Oldest first. */
  incidents: z.array(incident),
  /** Webhooks in a row that failed. */
  failed: z.int(),
  /** No webhook is sent before: one is being sent, or the last one has failed. */
  send_at: z.int(),
});
export type Watch = z.infer<typeof watch>;

/** One part of the site's health, as a check has found it. */
export interface Checked {
  readonly part: string;
  readonly limit: string;
  readonly ok: boolean;
  readonly said: string;
  /** What a new site has not done yet is no failure for so long, in milliseconds. */
  readonly excusedFor?: number;
}

export const newWatch = (now: number): Watch => ({
  version: 1,
  first_at: now,
  checked_at: 0,
  incidents: [],
  failed: 0,
  send_at: 0,
});

export const isCheckDue = ({ checked_at }: Watch, now: number) => now - checked_at >= CHECK_EVERY_MS;

const isOpen = ({ over_at }: Incident) => over_at === null;

/** The incident of a part after another check. @returns null when there is nothing to remember */
function after(known: Incident | undefined, found: Checked | undefined, first: number, now: number): Incident | null {
  const isWell = !found || found.ok || now - first < (found.excusedFor ?? 0);
  if (!known) {
    if (isWell) return null;
    const { part, limit, said } = found;
    return {
      id: crypto.randomUUID(),
      part,
      limit,
      said,
      began_at: now,
      sure: false,
      well_at: null,
      over_at: null,
      told: "nothing",
    };
  }
  if (!isWell) return { ...known, sure: true, well_at: null, limit: found.limit, said: found.said };
  if (!known.sure) return null;
  return known.well_at === null ? { ...known, well_at: now } : { ...known, over_at: known.well_at };
}

const isWorthKeeping = (now: number) => (one: Incident) =>
  one.over_at === null || one.told !== "over" || now - one.over_at < KEPT_MS;

/** The most recent ones, of which those that last are never left out. */
const bounded = (incidents: readonly Incident[]): Incident[] => {
  const over = incidents.filter((one) => !isOpen(one)).slice(-MOST_KEPT);
  return incidents.filter((one) => isOpen(one) || over.includes(one));
};

/** What is remembered after a check. A part that is no longer checked counts as well. */
export function afterCheck(before: Watch, found: readonly Checked[], now: number): Watch {
  const parts = new Map(found.map((one) => [one.part, one]));
  const known = before.incidents.flatMap((one) =>
    isOpen(one) ? (after(one, parts.get(one.part), before.first_at, now) ?? []) : one,
  );
  const open = new Set(before.incidents.filter(isOpen).map(({ part }) => part));
  const fresh = found.flatMap((one) => (open.has(one.part) ? [] : (after(undefined, one, before.first_at, now) ?? [])));
  return {
    ...before,
    checked_at: now,
    incidents: bounded([...known, ...fresh].filter(isWorthKeeping(now))),
  };
}

/** Something that operators are told. */
export interface Notice {
  readonly what: "began" | "over";
  readonly incident: Incident;
}
export const idOf = ({ what, incident: { id } }: Notice) => `${id}.${what}`;
const timeOf = ({ what, incident: { began_at, over_at } }: Notice) => (what === "began" ? began_at : (over_at ?? 0));

/** What operators are still to be told, in the order in which it happened; nothing while a webhook is on its way or pauses after a failure. */
export function dueNotices({ incidents, send_at }: Watch, now: number): readonly Notice[] {
  if (now < send_at) return [];
  return untold(incidents);
}

/** The same, whether or not it may be sent now. */
export const untold = (incidents: readonly Incident[]): readonly Notice[] =>
  incidents
    .flatMap((incident): readonly Notice[] => {
      if (!incident.sure) return [];
      const over: readonly Notice[] = incident.over_at === null ? [] : [{ what: "over", incident }];
      return incident.told === "nothing"
        ? [{ what: "began", incident }, ...over]
        : incident.told === "began"
          ? over
          : [];
    })
    .toSorted((one, other) => timeOf(one) - timeOf(other));

/** Nobody else sends what is due until then. */
export const leased = (before: Watch, now: number): Watch => ({ ...before, send_at: now + LEASE_MS });

/** What is remembered once some of the notices were taken, and perhaps one was not. */
export function afterSending(before: Watch, taken: readonly Notice[], hasFailed: boolean, now: number): Watch {
  const failed = hasFailed ? before.failed + 1 : 0;
  const told = new Map(taken.map(({ what, incident: { id } }) => [id, what]));
  return {
    ...before,
    failed,
    send_at: failed === 0 ? now : now + Math.min(2 ** (failed - 1) * MINUTE, LONGEST_PAUSE_MS),
    incidents: before.incidents.map((one) => ({ ...one, told: told.get(one.id) ?? one.told })),
  };
}
