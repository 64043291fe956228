import path from "node:path";
import { expect, test } from "vitest";
import { Stop } from "../stop";
import { planOf, STAGES, stageOf } from "./plan";

const ROOT = path.resolve(import.meta.dirname, "../..");
const stagesOf = (...asked: string[]) => planOf(ROOT, asked).stages;

test("without a wish every stage runs, whole, in its order", () => {
  expect(stagesOf()).toEqual(STAGES.map((stage) => ({ stage, files: [] })));
});

test("stages that are named run in the order of all, whatever order they were named in", () => {
  expect(stagesOf("browser", "unit").map(({ stage }) => stage)).toEqual(["unit", "browser"]);
});

test("a file runs in the stage that it belongs to, and alone", () => {
  expect(stagesOf("scripts/test-run/plan.test.ts", "./tests/browser/walk.test.ts")).toEqual([
    { stage: "unit", files: ["scripts/test-run/plan.test.ts"] },
    { stage: "browser", files: ["tests/browser/walk.test.ts"] },
  ]);
});

test("a stage that is named runs whole, though a file of it is named too", () => {
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
])("%s belongs to %s", (file, stage) => expect(stageOf(file)).toBe(stage));

test("what is neither is named, and nothing runs", () => {
  expect(() => planOf(ROOT, ["unti", "tests/browser/absent.test.ts", "unit"])).toThrow(
    new Stop(
      `Il n’y a pas de tests « unti, tests/browser/absent.test.ts » : choisissez quick, un fichier de tests, ou parmi ${STAGES.join(", ")}.`,
    ),
  );
});

test("files run in another order when that is asked", () => {
  expect([planOf(ROOT, ["unit"]).shuffled, planOf(ROOT, ["--shuffle"]).shuffled]).toEqual([false, true]);
});
