import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openAt, openWords } from "./open-now";
import { DAYS, type Hours, minuteOf, minuteOfWeek } from "./week";

const WEEK = 7 * 24 * 60;
const SPACE = "\u00a0";
const on = (days: readonly string[], opens: string, closes: string) => days.map((day) => ({ day, opens, closes }));
/** A dealer with a long lunch, open on Saturday mornings, and closed on Sunday. */
const SHOP = [
  ...on(DAYS.slice(0, 5), "08:30", "13:00"),
  ...on(DAYS.slice(0, 5), "15:00", "18:00"),
  ...on(["samedi"], "09:00", "13:00"),
];
/** Words at an instant of the week that begins on Monday, 23 November 2026, as a clock in Dakar shows it. */
const said = (hours: readonly Hours[], day: number, time: string) => {
  const { state, change } = openWords(hours, minuteOfWeek(Date.parse(`2026-11-${22 + day}T${time}Z`)));
  return (change ? `${state} · ${change}` : state).replaceAll(SPACE, " ");
};

// rule: guide/dealer-open
describe("a dealer’s page says whether it is open, and until or from when", () => {
  test.each([
    [1, "08:29:59", "Fermé · ouvre à 8 h 30"],
    [1, "08:30:00", "Ouvert · ferme à 13 h"],
    [1, "12:59:59", "Ouvert · ferme à 13 h"],
    [1, "13:00:00", "Fermé · ouvre à 15 h"],
    [1, "17:59:00", "Ouvert · ferme à 18 h"],
    [1, "18:00:00", "Fermé · ouvre demain à 8 h 30"],
    [1, "23:59:59", "Fermé · ouvre demain à 8 h 30"],
    [2, "00:00:00", "Fermé · ouvre à 8 h 30"],
    [5, "20:00:00", "Fermé · ouvre demain à 9 h"],
    [6, "14:00:00", "Fermé · ouvre lundi à 8 h 30"],
    [7, "00:00:00", "Fermé · ouvre demain à 8 h 30"],
    [7, "11:00:00", "Fermé · ouvre demain à 8 h 30"],
  ])("day %i of the week, %s: « %s »", (day, time, words) => expect(said(SHOP, day, time)).toBe(words));

  test("one that opens once a week, after that day: « lundi prochain »", () => {
    expect(said(on(["lundi"], "08:00", "12:00"), 1, "12:00:00")).toBe("Fermé · ouvre lundi prochain à 8 h");
    expect(said(on(["lundi"], "08:00", "12:00"), 2, "12:00:00")).toBe("Fermé · ouvre lundi à 8 h");
  });

  test("one that closes after midnight is open on the next day", () => {
    const late = on(["samedi"], "20:00", "02:00");
    expect(said(late, 6, "23:00:00")).toBe("Ouvert · ferme à 2 h");
    expect(said(late, 7, "01:59:00")).toBe("Ouvert · ferme à 2 h");
    expect(said(late, 7, "02:00:00")).toBe("Fermé · ouvre samedi à 20 h");
    expect(said(on(["dimanche"], "20:00", "02:00"), 1, "01:00:00")).toBe("Ouvert · ferme à 2 h");
  });

  test("midnight is called so, and one that never closes has no hour", () => {
    expect(said(on(["lundi"], "08:00", "24:00"), 1, "09:00:00")).toBe("Ouvert · ferme à minuit");
    expect(said(on(DAYS, "00:00", "24:00"), 3, "09:00:00")).toBe("Ouvert");
    expect(said(on(DAYS, "00:00", "00:00"), 3, "09:00:00")).toBe("Ouvert");
    expect(openAt(on(DAYS, "00:00", "24:00"), 100)).toEqual({ open: true, left: null });
  });
});

const time = fc
  .integer({ min: 0, max: 96 })
  .map(
    (quarter) => `${String(Math.floor(quarter / 4)).padStart(2, "0")}:${String((quarter % 4) * 15).padStart(2, "0")}`,
  );
const week: fc.Arbitrary<readonly Hours[]> = fc.array(
  fc.record({ day: fc.constantFrom(...DAYS), opens: time, closes: time }),
  { minLength: 1, maxLength: 9 },
);
/** Marks each minute of the week at which a dealer is open, without any arithmetic of the code under test. */
function minutesOpen(hours: readonly Hours[]): readonly boolean[] {
  const minutes = Array.from({ length: WEEK }, () => false);
  for (const { day, opens, closes } of hours) {
    let at = DAYS.indexOf(day) * 1_440 + minuteOf(opens);
    do {
      minutes[at % WEEK] = true;
      at += 1;
    } while (at % 1_440 !== minuteOf(closes) % 1_440);
  }
  return minutes;
}

// rule: guide/dealer-open
test("at every minute of any week it is open when one of its periods holds that minute, and what it announces is the next change", () => {
  fc.assert(
    fc.property(week, fc.integer({ min: 0, max: WEEK - 1 }), (hours, now) => {
      const minutes = minutesOpen(hours);
      const open = minutes[now] ?? false;
      let left = 0;
      while (left < WEEK && minutes[(now + left) % WEEK] === open) left += 1;
      expect(openAt(hours, now)).toEqual({ open, left: left < WEEK ? left : null });
    }),
    { examples: [[[{ day: "samedi", opens: "24:00", closes: "00:00" }], 8_640]] },
  );
});

// rule: guide/dealer-open
test("the time is that of Dakar at every instant of every year, whatever the zone of the device", () => {
  const dakar = new Intl.DateTimeFormat("fr", {
    timeZone: "Africa/Dakar",
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const years = fc.date({ min: new Date("2020-01-01"), max: new Date("2050-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(years, (instant) => {
      const part = Object.fromEntries(dakar.formatToParts(instant).map(({ type, value }) => [type, value]));
      expect(minuteOfWeek(instant.getTime())).toBe(
        DAYS.indexOf(part["weekday"] ?? "") * 1_440 + Number(part["hour"]) * 60 + Number(part["minute"]),
      );
    }),
  );
});
