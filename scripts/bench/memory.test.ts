import { expect, test } from "vitest";
import { treeBytes } from "./memory";

const TABLE = `
    1     0   900
   40    30    16
   30    20     8
   20     1     4
   50     1   500
`;

test("The memory of a process tree is the sum of its members, in whatever order they are listed", () => {
  expect(treeBytes(TABLE, 20)).toBe((4 + 8 + 16) * 1_024);
});

test("A process that has ended uses no memory", () => expect(treeBytes(TABLE, 99)).toBe(0));
