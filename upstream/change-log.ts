import { createHash } from "node:crypto";
import type { Catalogue } from "./catalogue/catalogue";
import { listKinds } from "./endpoints";
import { type Row, textIn } from "./row";

type Lists = Catalogue["lists"];

/** The date of a row that carries none of its own and never changed: long before any receiver's last fetch. */
const UNCHANGED_SINCE = "2026-01-01T00:00:00Z";

export interface ChangeLog {
  /** The lists with each row's date of change, after comparing every row with what it was last time. */
  dated: (lists: Lists, now: Date) => Lists;
  /** What is remembered, to keep over a restart: row → digest and instant of change. */
  memory: () => Record<string, [digest: string, changedAt: string | null]>;
}

/** A row is written once and never changed: what took its place is another one. */
const digests = new WeakMap<Row, string>();

function digestOf(row: Row): string {
  const digest = digests.get(row) ?? createHash("sha1").update(JSON.stringify(row)).digest("base64url");
  digests.set(row, digest);
  return digest;
}

/**
 * Tells changed rows by their digest, since a checkout loses file times. A row seen at first keeps its own date, or a
 * fixed old one; one that appears or changes later is dated now, so that `modifie_depuis` answers exactly what changed.
 */
export function changeLog(remembered?: ReturnType<ChangeLog["memory"]>): ChangeLog {
  let known = new Map(Object.entries(remembered ?? {}));
  let first = known.size === 0;
  return {
    dated(lists, now) {
      const dated = { ...lists };
      // a fresh map: a row that is taken out and comes back is new to the receivers, who dropped it
      const seen: typeof known = new Map();
      for (const { kind, id, date } of listKinds) {
        dated[kind] = lists[kind].map((row) => {
          const key = `${kind}:${String(row[id])}`;
          const digest = digestOf(row);
          const before = known.get(key);
          const changedAt = before?.[0] === digest ? before[1] : first ? null : now.toISOString();
          seen.set(key, [digest, changedAt]);
          return { ...row, [date]: changedAt ?? (textIn(row, date) || UNCHANGED_SINCE) };
        });
      }
      first = false;
      known = seen;
      return dated;
    },
    memory: () => Object.fromEntries(known),
  };
}
