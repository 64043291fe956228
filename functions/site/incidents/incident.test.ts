import * as fc from "fast-check";
import { expect, test } from "vitest";
import { toldOf } from "../../../tests/support/told-parts";
import {
  afterCheck,
  afterSending,
  type Checked,
  dueNotices,
  isCheckDue,
  leased,
  newWatch,
  type Watch,
} from "./incident";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PARTS = ["api.php", "base de données", "sauvegarde"];
const START = Date.UTC(2026, 10, 26, 6);

const found = (part: string, ok: boolean, excusedFor?: number): Checked => ({
  part,
  limit: "répond",
  ok,
  said: ok ? "répond" : "ne répond pas",
  ...(excusedFor !== undefined && { excusedFor }),
});

/** Minutes of a clock: what each part is found to be, and whether operators' address takes webhooks. */
const minutes = fc.array(
  fc.record({ isWell: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()), takes: fc.boolean() }),
  {
    maxLength: 60,
  },
);

// rule: site/incidents
test("whatever fails, flaps or recovers, each incident is told once when it is sure and once when it is over, in this order", () => {
  fc.assert(
    fc.property(minutes, (all) => {
      const taken: string[] = [];
      const checks: boolean[][] = PARTS.map(() => []);
      let watch: Watch = newWatch(START);
      const minute = (now: number, isWell: readonly boolean[] | null, takes: boolean) => {
        if (isWell && isCheckDue(watch, now)) {
          watch = afterCheck(
            watch,
            PARTS.map((part, index) => found(part, isWell[index] ?? true)),
            now,
          );
          for (const [index, list] of checks.entries()) list.push(isWell[index] ?? true);
        }
        const due = dueNotices(watch, now);
        if (due.length === 0) return;
        watch = leased(watch, now);
        expect(dueNotices(watch, now + MINUTE)).toEqual([]);
        if (takes) taken.push(...due.map(({ what, incident: { part } }) => `${part} ${what}`));
        watch = afterSending(watch, takes ? due : [], !takes, now);
      };
      for (const [index, { isWell, takes }] of all.entries()) minute(START + index * MINUTE, isWell, takes);
      // Operators' address is back for good, and what it missed comes.
      for (let later = 0; later < 120; later += 1) minute(START + (all.length + later) * MINUTE, null, true);
      for (const [index, part] of PARTS.entries())
        expect(taken.filter((one) => one.startsWith(part)).map((one) => one.slice(part.length + 1))).toEqual(
          toldOf(checks[index] ?? []),
        );
      expect(new Set(watch.incidents.map(({ id }) => id)).size).toBe(watch.incidents.length);
    }),
  );
});

test("what a new site has not done yet is no incident before its time is over", () => {
  const young = found("horloge, chaque nuit", false, DAY);
  let watch: Watch = newWatch(START);
  for (let now = START; now < START + DAY; now += 3 * MINUTE) watch = afterCheck(watch, [young], now);
  expect(watch.incidents).toEqual([]);
  watch = afterCheck(afterCheck(watch, [young], START + DAY), [young], START + DAY + 3 * MINUTE);
  expect(dueNotices(watch, START + DAY + 3 * MINUTE).map(({ what }) => what)).toEqual(["began"]);
});

test("a part that a later version no longer has is over", () => {
  let watch: Watch = newWatch(START);
  const minute = (parts: readonly Checked[], index: number) => {
    const now = START + index * 3 * MINUTE;
    watch = afterCheck(watch, parts, now);
    const due = dueNotices(watch, now);
    watch = afterSending(watch, due, false, now);
    return due.map(({ what }) => what);
  };
  const failing = [found("ancienne partie", false)];
  expect([failing, failing, [], []].map(minute)).toEqual([[], ["began"], [], ["over"]]);
});

test("an address that fails is asked again after one, two, four minutes, and each hour in the end", () => {
  let watch: Watch = newWatch(START);
  const pauses = Array.from({ length: 9 }, () => {
    watch = afterSending(watch, [], true, START);
    return (watch.send_at - START) / MINUTE;
  });
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  expect(afterSending(watch, [], false, START).send_at).toBe(START);
});

test("what is remembered stays small, however long a part flaps and nobody can be told, and forgets nothing that lasts", () => {
  let watch: Watch = newWatch(START);
  for (let index = 0; index < 4_000; index += 1)
    watch = afterCheck(
      watch,
      [found("api.php", index % 4 > 1), found("sauvegarde", index === 0)],
      START + index * 3 * MINUTE,
    );
  expect(watch.incidents.length).toBeLessThanOrEqual(102);
  expect(watch.incidents[0]).toMatchObject({ part: "sauvegarde", over_at: null });
  expect(JSON.stringify(watch).length).toBeLessThan(50_000);
});
