import { expect, test } from "vitest";
import { type StageResult, summaryOf } from "./summary";

const aStage = (more: Partial<StageResult> = {}): StageResult => ({
  stage: "unit",
  ok: true,
  milliseconds: 61_000,
  tests: 3,
  failures: [],
  slowest: [],
  ...more,
});

const failure = { title: "a.test.ts › nothing is lost", reason: "expected 1 to be 0" };

test("Each stage has one line with its result and time, and a last line has the total time", () => {
  const lines = summaryOf(
    [aStage(), aStage({ stage: "browser", ok: false, milliseconds: 599_600, tests: 40, failures: [failure, failure] })],
    661_000,
  ).split("\n");
  expect(lines).toContain("réussi unit          1:01  3 tests");
  expect(lines).toContain("ÉCHEC  browser      10:00  40 tests, 2 en échec");
  expect(lines).toContain("en tout             11:01");
});

test("The ten slowest tests of all stages are listed, slowest first", () => {
  const slowest = Array.from({ length: 8 }, (_, index) => ({ title: `a${index}`, milliseconds: 1_000 * index }));
  const others = Array.from({ length: 8 }, (_, index) => ({ title: `b${index}`, milliseconds: 1_000 * index + 500 }));
  const shown = summaryOf([aStage({ slowest }), aStage({ slowest: others })], 0)
    .split("\n")
    .filter((line) => / s {2}[ab]\d$/.test(line.replace("\u00a0", " ")));
  expect(shown).toHaveLength(10);
  expect(shown[0]).toContain("7,5\u00a0s  b7");
});

test("A test over ten seconds whose title does not say why is listed", () => {
  const slowest = [
    { title: "photos are drawn (long: three of 12 megapixels)", milliseconds: 12_000 },
    { title: "something slow", milliseconds: 11_000 },
  ];
  const [, after = ""] = summaryOf([aStage({ slowest })], 0).split("Plus de 10 s");
  expect(after).toContain("something slow");
  expect(after).not.toContain("photos are drawn");
});

test("Failures come last, with their stage and reason, because only the end of a log may be kept", () => {
  const text = summaryOf([aStage({ stage: "edge", ok: false, failures: [failure] }), aStage()], 0).trimEnd();
  expect(text.endsWith("ÉCHEC edge a.test.ts › nothing is lost\nexpected 1 to be 0")).toBe(true);
});
