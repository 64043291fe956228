import { expect, test } from "vitest";
import { table } from "./table";

test("The table has aligned columns, names each measure once, and shows each goal with its verdict", () => {
  const goal = (met: boolean) => [{ what: "≤ 2 s", met }];
  const rows = [
    { measure: "appui", subject: "/a", value: "1 s", goals: goal(true) },
    { measure: "appui", subject: "/bcd", value: "3 s", goals: goal(false) },
    { measure: "octets", subject: "/a", value: "12", goals: [] },
  ];
  expect(table(rows).split("\n")).toEqual([
    "mesure  sujet  valeur  but    verdict",
    "─────────────────────────────────────",
    "appui   /a     1 s     ≤ 2 s  atteint",
    "        /bcd   3 s     ≤ 2 s  manqué",
    "─────────────────────────────────────",
    "octets  /a     12",
  ]);
});

test("Missed goals are listed, and a long address is shortened in the middle", () => {
  const goals = [
    { what: "HTML ≤ 30", met: true },
    { what: "scripts ≤ 90", met: false },
  ];
  const [, , line = ""] = table([
    { measure: "octets", subject: `/debut/${"x".repeat(80)}/fin`, value: "1", goals },
  ]).split("\n");
  expect(line).toContain("HTML ≤ 30, scripts ≤ 90  manqué : scripts ≤ 90");
  expect(line).toMatch(/ \/debut\/x+…x+\/fin /);
});
