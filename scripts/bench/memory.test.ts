import { expect, test } from "vitest";
import { treeBytes } from "./memory";

const TABLE = `
    1     0   900
   40    30    16
   30    20     8
   20     1     4
   50     1   500
`;

test("a tree of processes weighs what its members weigh, in whatever order they are listed", () => {
  expect(treeBytes(TABLE, 20)).toBe((4 + 8 + 16) * 1_024);
});

test("a process that is gone weighs nothing", () => expect(treeBytes(TABLE, 99)).toBe(0));
