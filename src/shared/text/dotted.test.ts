import { expect, test } from "vitest";
import { dotted } from "./dotted";

test("facts are joined by dots that never begin a line; what is unknown leaves no dot", () => {
  expect(dotted(["SUV", null, "Essence", false, "", undefined])).toBe("SUV\u00a0· Essence");
  expect(dotted([null])).toBe("");
});
