import { expect, test } from "vitest";
import { PARTS, parseArguments } from "./arguments";

test("Without arguments everything is measured, up to 10,000 models", () => {
  expect(parseArguments([])).toEqual({ parts: PARTS, sizes: ["demo", 1_000, 5_000, 10_000] });
});

test.each([
  ["bytes lighthouse", ["bytes", "lighthouse"], ["demo"]],
  ["rebuild", ["rebuild"], ["demo"]],
  ["build 1000", ["build"], [1_000]],
  ["demo 20 rebuild build", ["build", "rebuild"], ["demo", 20]],
])("The arguments « %s » select their parts and sizes", (words, parts, sizes) =>
  expect(parseArguments(words.split(" "))).toEqual({ parts, sizes }),
);

test.each(["octets", "0", "-1", "1e3", ""])("The unknown argument « %s » is refused and named", (word) => {
  expect(() => parseArguments(["build", word])).toThrow(`« ${word} »`);
});
