import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesOf } from "./sources";
import { seededFaults } from "../seeded/all-faults";
import { SEEDED_PROJECTS } from "../seeded/seeded-fault";

test("the code that each seeded fault replaces exists exactly once", () => {
  const misplaced = seededFaults.filter(({ file, find }) => readFileSync(file, "utf8").split(find).length !== 2);
  expect(misplaced.map(({ name, file }) => `${name}: ${file}`)).toEqual([]);
});

test("no two seeded faults have the same name, and each project has at least ten", () => {
  expect(new Set(seededFaults.map(({ name }) => name)).size).toBe(seededFaults.length);
  const counts = SEEDED_PROJECTS.map((project) => seededFaults.filter((fault) => fault.project === project).length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(10);
});

test("the test files that ought to find a fault exist", () => {
  const tests = filesOf("{src,plugins,upstream,functions,scripts,tests}/**/*.test.{ts,tsx}");
  const missing = seededFaults.flatMap(({ name, files }) =>
    files.filter((part) => !tests.some((file) => file.includes(part))).map((part) => `${name}: ${part}`),
  );
  expect(missing).toEqual([]);
});
