import { expect, test } from "vitest";
import { openingHours } from "./opening-hours";

const day = (name: string, opens = "08:30", closes = "18:30") => ({ day: name, opens, closes });

// rule: guide/dealer-hours
test("consecutive days with the same hours are merged into one line", () => {
  expect(openingHours([day("lundi"), day("mardi"), day("mercredi"), day("samedi", "09:00", "13:00")])).toEqual([
    { days: "Lundi – mercredi", open: "8\u00a0h\u00a030 – 18\u00a0h\u00a030" },
    { days: "Samedi", open: "9\u00a0h\u00a000 – 13\u00a0h\u00a000" },
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
