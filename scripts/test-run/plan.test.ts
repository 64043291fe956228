import path from "node:path";
import { expect, test } from "vitest";
import { Stop } from "../stop";
import { planOf, STAGES, stageOf } from "./plan";

const ROOT = path.resolve(import.meta.dirname, "../..");
const stagesOf = (...names: string[]) => planOf(ROOT, names).stages;

test("Without arguments every stage runs completely, in the usual order", () => {
  expect(stagesOf()).toEqual(STAGES.map((stage) => ({ stage, files: [] })));
});

test("Named stages run in the usual order, whatever the order of the arguments", () => {
  expect(stagesOf("browser", "unit").map(({ stage }) => stage)).toEqual(["unit", "browser"]);
});

test("A named file runs alone in the stage that it belongs to", () => {
  expect(stagesOf("scripts/test-run/plan.test.ts", "./tests/browser/walk.test.ts")).toEqual([
    { stage: "unit", files: ["scripts/test-run/plan.test.ts"] },
    { stage: "browser", files: ["tests/browser/walk.test.ts"] },
  ]);
});

test("A named stage runs completely, even when one of its files is named too", () => {
  expect(stagesOf("unit", "scripts/test-run/plan.test.ts")).toEqual([{ stage: "unit", files: [] }]);
});

test.each([
  ["functions/messages/delivery.workerd.test.ts", "workerd"],
  ["functions/messages/receive.edge.test.ts", "edge"],
  ["functions/messages/csv.test.ts", "unit"],
  ["src/shared/ui/facts.test.tsx", "unit"],
  ["tests/architecture/imports.test.ts", "unit"],
  ["tests/site/head.test.ts", "site"],
  ["tests/rebuild/changes.test.ts", "rebuild"],
  ["tests/faults/crashes.test.ts", "faults"],
])("The file %s belongs to the stage %s", (file, stage) => expect(stageOf(file)).toBe(stage));

test("Arguments that are neither a stage nor a test file are reported, and nothing runs", () => {
  expect(() => planOf(ROOT, ["unti", "tests/browser/absent.test.ts", "unit"])).toThrow(
    new Stop(
      `Il n’y a pas de tests « unti, tests/browser/absent.test.ts » : choisissez quick, un fichier de tests, ou parmi ${STAGES.join(", ")}.`,
    ),
  );
});

test("Files run in random order with --shuffle", () => {
  expect([planOf(ROOT, ["unit"]).shuffled, planOf(ROOT, ["--shuffle"]).shuffled]).toEqual([false, true]);
});
