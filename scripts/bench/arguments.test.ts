import { expect, test } from "vitest";
import { PARTS, parseArguments } from "./arguments";

test("Without arguments everything is measured, up to 10,000 models", () => {
  expect(parseArguments([])).toMatchObject({ parts: PARTS, sizes: ["demo", 1_000, 5_000, 10_000] });
});

test.each([
  ["bytes lighthouse", ["bytes", "lighthouse"], ["demo"]],
  ["rebuild", ["rebuild"], ["demo"]],
  ["build 1000", ["build"], [1_000]],
  ["demo 20 rebuild build", ["build", "rebuild"], ["demo", 20]],
])("The arguments « %s » select their parts and sizes", (words, parts, sizes) =>
  expect(parseArguments(words.split(" "))).toMatchObject({ parts, sizes }),
);

test.each([
  ["edits", 60, "1", ["demo"]],
  ["edits 300 seed=7", 300, "7", ["demo"]],
  ["seed=a-b rebuild 1000 edits 12", 12, "a-b", [1_000]],
  ["edits rebuild 1000", 60, "1", [1_000]],
])("The arguments « %s » select the edits", (words, count, seed, sizes) =>
  expect(parseArguments(words.split(" "))).toMatchObject({ edits: { count, seed }, sizes }),
);

test.each(["octets", "0", "-1", "1e3", "seed=", "seed=a b", ""])(
  "The unknown argument « %s » is refused and named",
  (word) => {
    expect(() => parseArguments(["build", word])).toThrow(`« ${word} »`);
  },
);
