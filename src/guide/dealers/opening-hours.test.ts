import { expect, test } from "vitest";
import { openingHours, usualHours, weekOf } from "./opening-hours";

const day = (name: string, opens = "08:30", closes = "18:30") => ({ day: name, opens, closes });

// rule: guide/dealer-hours
test("consecutive days with the same hours are merged into one line", () => {
  expect(openingHours([day("lundi"), day("mardi"), day("mercredi"), day("samedi", "09:00", "13:00")])).toEqual([
    { days: "Lundi – mercredi", open: "8\u00a0h\u00a030\u00a0–\u00a018\u00a0h\u00a030" },
    { days: "Samedi", open: "9\u00a0h\u00a000\u00a0–\u00a013\u00a0h\u00a000" },
  ]);
});

// rule: guide/dealer-hours
test("a day on which the dealer is closed appears in no line", () => {
  expect(openingHours([day("lundi"), day("mercredi"), day("jeudi")]).map(({ days }) => days)).toEqual([
    "Lundi",
    "Mercredi – jeudi",
  ]);
});

// rule: guide/dealer-hours
test("a day with two opening periods has two lines", () => {
  const lines = openingHours([
    day("lundi", "08:00", "12:00"),
    day("lundi", "15:00", "18:00"),
    day("mardi", "15:00", "18:00"),
  ]);
  expect(lines.map(({ days }) => days)).toEqual(["Lundi", "Lundi – mardi"]);
});

// rule: guide/dealer-hours
test("a week of days with the same long lunch has two lines", () => {
  const days = ["lundi", "mardi", "mercredi"].flatMap((name) => [
    day(name, "08:00", "13:00"),
    day(name, "15:00", "18:00"),
  ]);
  expect(openingHours(days).map((line) => line.days)).toEqual(["Lundi – mercredi", "Lundi – mercredi"]);
});

// rule: guide/dealer-page
test("a dealer’s own page has a line a day: its periods by the clock, and none on a day on which it is closed", () => {
  const week = weekOf([day("lundi", "15:00", "18:00"), day("lundi", "08:00", "13:00")]);
  expect(week.map((one) => one.day)).toEqual(["Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi", "Samedi", "Dimanche"]);
  expect(week.map(({ open }) => open.map((period) => period.replaceAll("\u00a0", " ")))).toEqual([
    ["8 h 00 – 13 h 00", "15 h 00 – 18 h 00"],
    ...Array.from({ length: 6 }, () => []),
  ]);
});

// rule: guide/dealer-open
test.each([
  [["lundi", "mardi", "mercredi"].map((name) => day(name)), "Lundi – mercredi, 8 h 30 – 18 h 30"],
  [[day("samedi", "09:00", "13:00")], "Samedi, 9 h 00 – 13 h 00"],
  [[day("lundi"), day("mercredi")], "Lundi, 8 h 30 – 18 h 30"],
  [
    ["lundi", "mardi"].flatMap((name) => [day(name, "15:00", "18:00"), day(name, "08:00", "13:00")]),
    "Lundi – mardi, 8 h 00 – 13 h 00 et 15 h 00 – 18 h 00",
  ],
  [
    [day("lundi", "08:00", "12:00"), day("lundi", "15:00", "18:00"), day("mardi", "08:00", "12:00")],
    "Lundi, 8 h 00 – 12 h 00 et 15 h 00 – 18 h 00",
  ],
])("the line of the usual hours names no day with other hours (%#)", (hours, line) =>
  expect(usualHours(hours).replaceAll("\u00a0", " ")).toBe(line),
);
